import type { Resource, Slot } from '#engines/optimizer/problem'
import { MINUTES_OF_DAY, type Day } from '#engines/scheduling/moment'
import { unitsOn, type Outage, type Period } from '#engines/scheduling/outages'
import { minutesOn } from '#engines/scheduling/resource_load'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { TimeAxis } from './time_axis.js'

/** Hundredths of a unit: what people enter is no finer. */
export const UNIT_E4 = 100
/** No plan is looked at beyond. */
const MOST_DAYS = 15 * 366
const MINUTES_OF_HOUR = 60

/** A resource as a plan is made with it. */
export interface PlanResource {
  unitsE4: number
  /** Null: the calendar of the schedule. */
  calendarId: number | null
  /** What a unit costs for an hour, null where nobody said. */
  rateMinor: number | null
  /** Days on which there are other units. */
  periods: readonly Period[]
  /** Of its machine: there is one unit less then. */
  outages: readonly Outage[]
}

/** The time that a plan is made in. */
export interface PlanTime {
  axis: TimeAxis
  calendar: WorkCalendar
  /** The first day, and a slot by which every plan has ended. */
  from: Day
  until: Slot
  /** How much of the work of a day is overtime, from 0 to 1. */
  overtimeOn: (day: Day) => number
  overtimeFactor: number
}

/**
 * A resource as the search takes it: its units by slot, which are others in its periods, fewer or none where
 * its own calendar has fewer hours than the schedule's on a day or its machine is out of service, and what
 * its waiting and its overtime cost.
 */
export function slotsOfResource(
  resource: PlanResource,
  own: WorkCalendar | null,
  time: PlanTime
): Resource {
  const { unitsE4, rateMinor, outages, periods } = resource
  const capacity = Math.floor(unitsE4 / UNIT_E4)
  const idleCost = costOfSlot(rateMinor, time.axis)
  const overtime = overtimeIn(time, idleCost)
  const priced = { ...(idleCost && { idleCost }), ...(overtime && { overtime }) }
  if (!own && !outages.length && !periods.length) return { capacity, ...priced }
  const line = unitsBySlot(resource, own ?? time.calendar, time)
  const least = line.reduce((one, other) => Math.min(one, other), capacity)
  // beyond what is looked at there is as little as at the worst, so that nothing is planned there
  return { capacity: least, exceptions: stretchesOf(line, least), ...priced }
}

const costOfSlot = (rateMinor: number | null, { minutes }: TimeAxis) =>
  ((rateMinor ?? 0) * minutes * UNIT_E4) / (MINUTES_OF_HOUR * 10_000)

/** The days that are worked. */
function daysOf({ axis, calendar, from, until }: PlanTime): { day: Day; first: Slot; end: Slot }[] {
  const days: { day: Day; first: Slot; end: Slot }[] = []
  for (let day = from; day < from + MOST_DAYS; day++) {
    const [first, end] = axis.slotsOn(day)
    if (first >= until) break
    if (minutesOn(calendar, day)) days.push({ day, first, end })
  }
  return days
}

function unitsBySlot(
  { unitsE4, ...resource }: PlanResource,
  own: WorkCalendar,
  time: PlanTime
): number[] {
  const line: number[] = []
  for (const { day, first, end } of daysOf(time)) {
    const there = unitsOn({ ...resource, units: unitsE4 / 10_000 }, day)
    const capacity = Math.round(there * 10_000) / UNIT_E4
    const units = Math.floor((capacity * minutesOn(own, day)) / minutesOn(time.calendar, day))
    // a slot that reaches into the next day has what both have
    for (let slot = first; slot < end; slot++) line[slot] = Math.min(line[slot] ?? units, units)
  }
  return line
}

function stretchesOf(line: readonly number[], usual: number) {
  const stretches: { from: Slot; to: Slot; capacity: number }[] = []
  line.forEach((capacity, slot) => {
    const last = stretches.at(-1)
    if (last?.to === slot && last.capacity === capacity) last.to++
    else if (capacity !== usual) stretches.push({ from: slot, to: slot + 1, capacity })
  })
  return stretches
}

/** Of a day that is overtime in part, each slot counts for its share. */
function overtimeIn(time: PlanTime, usual: number): Resource['overtime'] {
  if (!usual) return undefined
  const worked = daysOf(time).map(({ day, ...slots }) => ({
    ...slots,
    share: time.overtimeOn(day),
  }))
  const most = Math.max(0, ...worked.map(({ share }) => share))
  if (!most) return undefined
  const slots = worked
    .filter(({ share }) => share > 0)
    .flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i))
  return { slots: [...new Set(slots)], cost: usual * (time.overtimeFactor - 1) * most }
}

/**
 * The slot by which a plan has ended that begins with `first` and may have to wait for machines, or for a
 * period that has more units: as long as one is away, the work that is left after it.
 */
export function untilBack(
  resources: readonly PlanResource[],
  { axis, first, work }: { axis: TimeAxis; first: Slot; work: number }
): Slot {
  const slotOf = (day: Day) => axis.from(day * MINUTES_OF_DAY)
  const away = resources
    .flatMap(({ outages, periods, unitsE4 }) => [...outages, ...periods.filter(isFewer(unitsE4))])
    .filter(({ to }) => Number.isFinite(to))
    .toSorted((one, other) => one.from - other.from)
  const more = resources
    .flatMap(({ periods, unitsE4 }) => periods.filter((one) => !isFewer(unitsE4)(one)))
    .map(({ from }) => slotOf(from))
  return away.reduce(
    (until, { from, to }) => (slotOf(from) < until ? Math.max(until, slotOf(to) + work) : until),
    Math.max(first, ...more) + work
  )
}

const isFewer = (unitsE4: number) => (period: Period) => period.units * 10_000 < unitsE4
