/** The calls about days (docs/api.md). */
import { call } from '../core/api.js';

/** @param {string} day @returns {Promise<import('../core/messages.js').DayState>} */
export function fetchDay(day) {
  return call(`/api/days/${day}`);
}

/** @param {string} day @returns {Promise<import('../core/messages.js').DayBegun>} */
export function beginDay(day) {
  return call(`/api/days/${day}`, {});
}

/** @returns {Promise<import('../core/messages.js').Calendar>} */
export function fetchCalendar() {
  return call('/api/me/days');
}
