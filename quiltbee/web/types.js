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
 * @property {{buttons: number, special_tile: number, empty: number}} score_parts
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
 * @typedef {'action' | 'special_patch' | 'over'} Stage
 *
 * @typedef {object} Frame   what a quilt, a ring and a time board are drawn from
 * @property {string} position
 * @property {Player} turn
 * @property {Stage} stage
 * @property {PlayerState[]} players
 * @property {TimeBoard} time_board
 * @property {string} ring
 * @property {Result | null} result
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
 * @typedef {{name: string, kind: 'person' | 'computer', yours: boolean}} Seat
 * @typedef {{number: number, player: Player, move: string}} Move
 *
 * @typedef {object} TableOnly
 * @property {'state'} type
 * @property {string} game
 * @property {number} number
 * @property {string | null} acknowledges
 * @property {string} opponent
 * @property {'computer' | 'screen'} mode
 * @property {string | null} seed
 * @property {string} ring0
 * @property {'revised' | 'original'} board
 * @property {Seat[]} seats
 * @property {boolean} thinking
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
 * @typedef {Frame & {move: string | null, player: Player | null}} ReplayFrame
 * @typedef {object} Replay
 * @property {Record<string, string>} tags
 * @property {string | null} comment
 * @property {ReplayFrame[]} frames
 * @property {string} link
 *
 * @typedef {{type: 'move', move: string} | {type: 'undo'} | {type: 'resign'}} Wish
 *   what the browser asks of the server, before it gets its id and its `seen`
 */

export {};
