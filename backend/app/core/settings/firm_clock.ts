import { DateTime } from 'luxon'
import { setting } from './settings.js'

/** Days of documents and hours of appointments are the firm's, wherever the server stands. */
export function firmZone(): string {
  return setting('timeZone', 'Asia/Riyadh')
}

/** The calendar day that people at the firm read on their clocks, `YYYY-MM-DD`. */
export function today(now: DateTime = DateTime.utc()): string {
  return now.setZone(firmZone()).toISODate()!
}
