/** The calls about days (docs/api.md). */
import { call } from '../core/api.ts';
import type { Calendar, DayBegun, DayState } from '../core/messages.ts';

export function fetchDay(day: string): Promise<DayState> {
  return call(`/api/days/${day}`);
}

export function beginDay(day: string): Promise<DayBegun> {
  return call(`/api/days/${day}`, {});
}

export function fetchCalendar(): Promise<Calendar> {
  return call('/api/me/days');
}
