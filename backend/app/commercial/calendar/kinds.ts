export const EVENT_KINDS = [
  'meeting',
  'site_visit',
  'call',
  'tender_closing',
  'delivery',
  'leave',
  'other',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const REPEATS = ['daily', 'weekly', 'monthly', 'yearly'] as const
/** As RFC 5545 names them, the firm's week first. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type Weekday = (typeof WEEKDAYS)[number]

export type Repeat = (typeof REPEATS)[number]
