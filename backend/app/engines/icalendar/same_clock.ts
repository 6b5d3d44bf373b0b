import { DateTime } from 'luxon'
import type { WallTime, Zone } from './zones.js'

/** Of each month: where the clocks of two places change some weeks apart, one of them shows it. */
const DAYS = [1, 8, 15, 22]

/** How many minutes the firm's clock is ahead of times that are written in a zone, by firm and year. */
const ahead = new WeakMap<Zone, Map<string, Set<number>>>()

/** Whether two clocks change together in all years between two: a series of one is one of the other. */
export function runTogether(zone: Zone, firm: Zone, from: number, to: number): boolean {
  const found = new Set<number>()
  for (let year = from; year <= to && found.size < 2; year++)
    for (const minutes of aheadIn(zone, firm, year)) found.add(minutes)
  return found.size < 2
}

function aheadIn(zone: Zone, firm: Zone, year: number): Set<number> {
  const years = ahead.get(zone) ?? new Map<string, Set<number>>()
  ahead.set(zone, years)
  const key = `${firm.name} ${year}`
  let found = years.get(key)
  if (!found) {
    found = new Set()
    for (let month = 1; month <= 12; month++)
      for (const day of DAYS)
        found.add(minutesAhead(zone, firm, { year, month, day, hour: 12, minute: 0, second: 0 }))
    years.set(key, found)
  }
  return found
}

function minutesAhead(zone: Zone, firm: Zone, wall: WallTime): number {
  const there = DateTime.fromObject({ ...wall }, { zone: 'utc' })
  const here = zone.instantOf(wall).setZone(firm.name).setZone('utc', { keepLocalTime: true })
  return Math.round(here.diff(there, 'minutes').minutes)
}
