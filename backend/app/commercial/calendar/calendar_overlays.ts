import type { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { calendarDays, type CalendarDay, type Days } from '#core/timeline/calendar_days'

export const OVERLAY_KINDS = ['follow_up', 'quotation_ends', 'delivery', 'invoice_due'] as const

interface Overlay extends CalendarDay {
  kind: (typeof OVERLAY_KINDS)[number]
}

/** Days of other departments' records that the team wants to see between its own appointments. */
export async function overlaysBetween(
  from: DateTime,
  to: DateTime,
  abilities: ReadonlySet<string>
): Promise<Overlay[]> {
  const days: Days = [from.setZone(firmZone()).toISODate()!, to.setZone(firmZone()).toISODate()!]
  const ofKind = async (kind: Overlay['kind']) =>
    (await calendarDays(kind, days, abilities)).map((day) => ({ kind, ...day }))
  return (await Promise.all(OVERLAY_KINDS.map(ofKind))).flat()
}
