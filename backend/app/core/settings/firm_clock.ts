import { DateTime, Settings } from 'luxon'
import { setting } from './settings.js'

/** Days of documents and hours of appointments are the firm's, regardless of the server's time zone. */
export function firmZone(): string {
  return setting('timeZone', 'Asia/Riyadh')
}

/** The calendar day that people at the firm read on their clocks, `YYYY-MM-DD`. */
export function today(now?: DateTime): string {
  if (now) return dayOf(now)
  // every request asks; in no zone does a day end within a minute
  const minute = Math.floor(Settings.now() / 60_000)
  const zone = firmZone()
  if (minute !== current.minute || zone !== current.zone)
    current = { minute, zone, day: dayOf(DateTime.utc()) }
  return current.day
}

let current = { minute: -1, zone: '', day: '' }

const dayOf = (now: DateTime) => now.setZone(firmZone()).toISODate()!
