import type { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { calendarDays, type CalendarDay, type Days } from '#core/timeline/calendar_days'

export const OVERLAY_KINDS = [
  'follow_up',
  'quotation_ends',
  'tender_closes',
  'tender_site_visit',
  'tender_bond_ends',
  'delivery',
  'invoice_due',
  'document_expiry',
  'away',
] as const

/** Those that also stand in the calendars of other programs: who is away, and what expires. */
const FEED_KINDS: readonly (typeof OVERLAY_KINDS)[number][] = ['document_expiry', 'away']

export interface Overlay extends CalendarDay {
  kind: (typeof OVERLAY_KINDS)[number]
}

/** What the feed of someone shows beside their own events. */
export const feedDays = (days: Days, abilities: ReadonlySet<string>) =>
  daysOf(FEED_KINDS, days, abilities)

/** Days of other departments' records that the team wants to see between its own appointments. */
export async function overlaysBetween(
  from: DateTime,
  to: DateTime,
  abilities: ReadonlySet<string>
): Promise<Overlay[]> {
  const days: Days = [from.setZone(firmZone()).toISODate()!, to.setZone(firmZone()).toISODate()!]
  return daysOf(OVERLAY_KINDS, days, abilities)
}

async function daysOf(
  kinds: readonly Overlay['kind'][],
  days: Days,
  abilities: ReadonlySet<string>
): Promise<Overlay[]> {
  const ofKind = async (kind: Overlay['kind']) =>
    (await calendarDays(kind, days, abilities)).map((day) => ({
      ...{ kind, ...day },
      aboutAr: day.aboutAr ?? null,
    }))
  return (await Promise.all(kinds.map(ofKind))).flat()
}
