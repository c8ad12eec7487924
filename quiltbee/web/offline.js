/** The game without the server, loaded when it is first opened. */
export { speak } from './core/words.js';
export { LocalGame } from './offline/local_game.js';
