import { domainOfResource } from '#core/sections/open_resource'
import { isLiveFor } from '#core/sections/require_live_section'

/** A day of a record that a team wants to see between its appointments. */
export interface CalendarDay {
  id: number
  /** YYYY-MM-DD. */
  on: string
  /** What people call the record, and what or whom it is about. */
  number: string
  about: string
  /** The same in Arabic, where it has a name of its own. */
  aboutAr?: string | null
  /** Path of the record's page. */
  link: string
}

export type Days = [first: string, last: string]

interface Source {
  /** List below `/api` of the records: the source does not exist while its section is closed. */
  resource: string
  /** Without this ability the source does not exist for the viewer. */
  ability?: string
  between(days: Days): Promise<CalendarDay[]>
}

/** Of one kind in one calendar; more would hide the appointments. */
export const MOST_DAYS = 300

const sources = new Map<string, Source>()

/** A department adds days of its records to the calendar of the teams. */
export function registerCalendarDays(kind: string, source: Source) {
  sources.set(kind, source)
}

/** The days of one kind; none where the viewer may not see such records. */
export async function calendarDays(
  kind: string,
  days: Days,
  abilities: ReadonlySet<string>
): Promise<CalendarDay[]> {
  const source = sources.get(kind)
  if (!source || (source.ability && !abilities.has(source.ability))) return []
  if (!isLiveFor(abilities, domainOfResource(source.resource))) return []
  return source.between(days)
}
