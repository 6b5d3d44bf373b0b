import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { EventError } from './errors.js'
import { zoneNamed, type WallTime, type Zone, type Zones } from './zones.js'

/** A time of a file: as it is written, where, and when that is. */
export interface WrittenTime {
  wall: WallTime
  /** A whole day, which has no zone. */
  isDay: boolean
  zone: Zone
  at: DateTime
}

export const FIRST_YEAR = 1970
export const LAST_YEAR = 2100
/** Where they begin in a line as the library writes it: name, parameters, type. */
const VALUES = 3
const UTC = zoneNamed('UTC')

/**
 * The times of a line such as `EXDATE;TZID=Asia/Riyadh:20310305T080000,20310312T080000`.
 * @throws EventError for what is no time, and for a zone that no one knows
 */
export function timesOf(line: ICAL.Property, zones: Zones): WrittenTime[] {
  if (!line.jCal.slice(VALUES).every(isReal)) throw new EventError('broken_date')
  const named = line.getParameter('tzid')
  const zone = typeof named === 'string' && named ? named : null
  return line.getValues().map((value: unknown) => {
    const time = value instanceof ICAL.Period ? value.start : value
    if (!(time instanceof ICAL.Time)) throw new EventError('broken_date')
    return writtenTime(time, () => (zone ? zones.named(zone) : zones.firm), zones)
  })
}

/** The library takes the 30th of February for a day in March. */
function isReal(value: unknown): boolean {
  return typeof value !== 'string' || DateTime.fromISO(value.replace(/:60(?=Z?$)/, ':59')).isValid
}

/** @param place where a time stands that names no zone of its own */
export function writtenTime(time: ICAL.Time, place: () => Zone, zones: Zones): WrittenTime {
  const { year, month, day, hour, minute, second, isDate } = time
  const wall = isDate
    ? { year, month, day, hour: 0, minute: 0, second: 0 }
    : { year, month, day, hour, minute, second: Math.min(second, 59) }
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new EventError('out_of_years')
  const isUtc = time.zone?.tzid === 'UTC'
  const zone = isDate ? zones.firm : isUtc ? UTC : place()
  return { wall, isDay: isDate, zone, at: zone.instantOf(wall) }
}

/** The day of an instant by the firm's calendar. */
export const firmDay = (at: DateTime, zones: Zones): string =>
  at.setZone(zones.firm.name).toISODate()!
