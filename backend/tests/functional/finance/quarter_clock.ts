import { DateTime } from 'luxon'

const clock = Date.now

/** Noon of a day at the firm is now, until it is another day. */
export function itIs(day: string) {
  const noon = DateTime.fromISO(`${day}T12:00:00`, { zone: 'Asia/Riyadh' }).toMillis()
  Date.now = () => noon
}

export function itIsNow() {
  Date.now = clock
}
