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
export type Repeat = (typeof REPEATS)[number]
