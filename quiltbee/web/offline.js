/** The game without the server, loaded when it is first opened. */
export { LocalGame } from './offline/local_game.js';
