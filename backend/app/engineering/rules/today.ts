import { DateTime } from 'luxon'
import { setting } from '#core/settings/settings'

/** The calendar day that people at the firm read on their clocks, `YYYY-MM-DD`. */
export function today(now: DateTime = DateTime.utc()): string {
  return now.setZone(setting('timeZone', 'Asia/Riyadh')).toISODate()!
}
