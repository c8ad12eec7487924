/**
 * The messages of docs/server.md and the page's own state, as types. Nothing here runs.
 *
 * @typedef {[row: number, column: number]} Cell   from the top left, both from 0
 * @typedef {1 | 2} Player
 *
 * @typedef {object} Patch
 * @property {number} buttons   its price
 * @property {number} time
 * @property {number} income   the buttons printed on it
 * @property {number} squares
 * @property {string} name
 * @property {Record<string, Cell[]>} orientations   by canonical orientation code
 * @property {Record<string, {right: number, left: number, flip: number}>} turns
 *
 * @typedef {Record<string, Patch>} Patches   by letter
 *
 * @typedef {{letter: string, orientation: number, row: number, column: number}} Placed
 *
 * @typedef {object} PlayerState
 * @property {number} buttons
 * @property {number} income
 * @property {number} time
 * @property {number} score
 * @property {Record<string, number>} score_parts   of a person `buttons`, `special_tile`, `empty`;
 *   of the
 *   Automa `special_tile`, `buttons_held`, `patches_with_buttons`, `buttons_on_patches`
 * @property {number} empty
 * @property {boolean} special_tile
 * @property {string} cells   81 characters, row by row: `.`, `*`, `x` or a letter
 * @property {Placed[]} patches
 * @property {number | null} to_income
 * @property {number | null} to_special_patch
 *
 * @typedef {object} TimeBoard
 * @property {number} last
 * @property {number[]} income
 * @property {number[]} special_patches
 * @property {number[]} special_patches_left
 * @property {Player} on_top
 *
 * @typedef {object} Result
 * @property {Player} winner
 * @property {[number, number]} scores
 * @property {string} reason
 *
 * @typedef {'action' | 'special_patch' | 'card' | 'over'} Stage   `card`: the Automa's card waits
 *   to be turned
 *
 * @typedef {'normal' | 'tactical'} Deck
 * @typedef {{number: number, budget: number, income: number, filters: string[]}} Card
 *
 * @typedef {object} AutomaTurn   one turn of the Automa, in the order in which it happened
 * @property {number} number   of its move
 * @property {Card} card
 * @property {string} choices   the patches on offer
 * @property {string} affordable   those within the card's budget
 * @property {{filter: string, left: string, skipped: boolean}[]} steps   only the filters that were
 *   needed
 * @property {string | null} taken   null where it advanced
 * @property {number} start
 * @property {number} stop
 * @property {number[]} income_marks
 * @property {number} income
 * @property {number[]} special_patches   the marks whose patch it put out of the game
 * @property {boolean} reaches_marker
 * @property {boolean} takes_special_tile
 *
 * @typedef {object} Automa   what a person may know of the solo opponent
 * @property {Deck} deck
 * @property {number} level
 * @property {string} numeral
 * @property {string} name
 * @property {number} marker
 * @property {boolean} marker_on_board
 * @property {number | null} budget   of the next card, with the tactical deck
 * @property {number} pile   how many cards
 * @property {number} aside   how many cards
 * @property {number[]} discards   their numbers
 * @property {boolean} practice   something was taken back after a card was turned
 * @property {string} with_buttons   the letters of the patches that it has
 * @property {string} without_buttons
 * @property {AutomaTurn[]} turns   since the person's last decision
 * @property {LevelOutcome[] | null} [levels]   once the game is over
 *
 * @typedef
 *   {{level: number, numeral: string, name: string, scores: [number, number], winner: Player}}
 *   LevelOutcome
 *
 * @typedef {object} SoloTotal   this browser's finished games with one deck at one level
 * @property {Deck} deck
 * @property {number} level
 * @property {string} numeral
 * @property {number} games
 * @property {number} won
 * @property {number | null} mean_margin
 * @property {number | null} best_margin
 * @property {number} practice
 *
 * @typedef {object} Frame   what a quilt, a ring and a time board are drawn from
 * @property {string} position
 * @property {Player} turn
 * @property {Stage} stage
 * @property {PlayerState[]} players
 * @property {TimeBoard} time_board
 * @property {string} ring
 * @property {Result | null} result
 * @property {Automa | null} [automa]   in solo games
 *
 * @typedef {object} Consequence
 * @property {number} buttons
 * @property {number} time
 * @property {number} paid
 * @property {number} earned
 * @property {number[]} income_marks
 * @property {number} income
 * @property {boolean} special_patch
 * @property {Player | null} next
 * @property {boolean} over
 * @property {[number, number]} scores
 *
 * @typedef {object} Option
 * @property {string | null} letter   null for the pass
 * @property {boolean} available
 * @property {string | null} reason
 * @property {number} [missing]
 * @property {string[]} [placements]   `0a7`: orientation, then top left of the bounding box
 * @property {string[]} [completes_7x7]
 * @property {Consequence} consequence
 *
 * @typedef {{name: string, kind: 'person' | 'computer' | 'automa', yours: boolean}} Seat
 * @typedef {{number: number, player: Player, move: string}} Move
 *
 * @typedef {object} TableOnly
 * @property {'state'} type
 * @property {string} game
 * @property {number} number
 * @property {string | null} acknowledges
 * @property {string} opponent
 * @property {number | null} level   of the computer
 * @property {'computer' | 'screen' | 'solo'} mode
 * @property {string | null} seed
 * @property {string} ring0
 * @property {'revised' | 'original'} board
 * @property {Seat[]} seats
 * @property {boolean} thinking
 * @property {boolean} getting_ready   a simple player answers in the computer's place
 * @property {Option[]} options
 * @property {string[]} special_cells
 * @property {string[]} special_cells_7x7
 * @property {Move[]} moves
 * @property {boolean} can_undo
 * @property {string} link
 * @typedef {Frame & TableOnly} Table
 *
 * @typedef {{type: 'error', kind: string, id: string | null, error: string}} Refusal
 *
 * @typedef {{type: 'hint', id: string, move: string, words: string}} Advice
 *
 * @typedef {Frame & {move: string | null, player: Player | null}} ReplayFrame
 * @typedef {object} Replay
 * @property {Record<string, string>} tags
 * @property {string | null} comment
 * @property {ReplayFrame[]} frames
 * @property {string} link
 *
 * @typedef {{type: 'move', move: string} | {type: 'undo'} | {type: 'resign'}
 *   | {type: 'turn'} | {type: 'hint'}} Wish
 *   what the browser asks of the server, before it gets its id and its `seen`
 */

export {};
