import { DateTime } from 'luxon'
import { setting } from '#core/settings/settings'

/** Days of documents and hours of appointments are the firm's, wherever the server stands. */
export function firmZone(): string {
  return setting('timeZone', 'Asia/Riyadh')
}

/** Today as `YYYY-MM-DD` where the firm works. */
export function todayInFirm(now = DateTime.now()): string {
  return now.setZone(firmZone()).toISODate()!
}
