import type { Answer, Schema } from '../../../api/types'

export const CALENDAR = 'commercial.calendar'

/** The views by their name in the address. */
export const VIEWS = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'listWeek',
}
export type View = keyof typeof VIEWS

export const viewOf = (name: string | null): View =>
  name && name in VIEWS ? (name as View) : 'month'

export const KINDS = [
  'meeting',
  'site_visit',
  'call',
  'tender_closing',
  'delivery',
  'leave',
  'other',
]
export const REPEATS = ['daily', 'weekly', 'monthly', 'yearly']
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export const REMINDERS = [0, 10, 30, 60, 1440]

/** What a change of a series is meant for: the one day, that and all after it, or all of them. */
export const SCOPES = ['one', 'following', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** The members of a request that say what of a series is meant. */
export const scopeOf = (scope: Scope, occurrenceOn: string | null | undefined) =>
  scope === 'all' || !occurrenceOn
    ? {}
    : { occurrenceOn, ...(scope === 'following' && { following: true }) }

/** An event that is about to be made. */
export interface Draft {
  startsAt: string
  endsAt: string
  allDay: boolean
}

export const isStored = (event: Happening | Draft): event is Happening => 'id' in event

/** One occurrence; of someone else's private one only that the time is taken. */
export type Happening = Schema<'CalendarHappening'>

export type CalendarRange = Answer<'calendar.index'>

/** Colours of the theme, dark enough for white text on each. */
export const COLOURS: Record<string, string> = {
  meeting: 'var(--event-meeting)',
  site_visit: 'var(--event-visit)',
  call: 'var(--event-call)',
  tender_closing: 'var(--event-tender)',
  delivery: 'var(--event-delivery)',
  leave: 'var(--event-leave)',
  other: 'var(--event-other)',
  busy: 'var(--event-other)',
}
