import type { Day } from './moment.js'
import { minutesOn, type ResourceLoad } from './resource_load.js'
import type { WorkCalendar } from './work_calendar.js'

const MINUTES_OF_HOUR = 60

export interface CostInput {
  loads: readonly ResourceLoad[]
  /** Of one unit for an hour; a resource without a price costs nothing here. */
  rates: ReadonlyMap<number, number>
  /** The data date: what was worked before is paid already. */
  from: Day | null
  /** The hours that a resource is on site. */
  calendarOf: (resourceId: number) => WorkCalendar
  /** How much of the work of a day is overtime, from 0 to 1. */
  overtimeOn: (day: Day) => number
  /** What an hour of overtime costs against any other. */
  overtimeFactor: number
}

/** What the crews of a plan cost, in the unit of the rates. */
export interface CrewCost {
  /** All hours at the usual rate. */
  work: number
  /** What overtime costs over that. */
  overtime: number
  /** Hours in which crews wait on site between their first and their last work. */
  idle: number
}

/**
 * What the work that is left of a plan costs in crews. A resource stays on site, with as many units as it
 * works with at most, from its first work to its last: what it does not work then, it waits.
 */
export function crewCost({ loads, rates, from, ...input }: CostInput): CrewCost {
  const first = from ?? -Infinity
  const cost: CrewCost = { work: 0, overtime: 0, idle: 0 }
  for (const { resourceId, days } of loads) {
    const rate = (rates.get(resourceId) ?? 0) / MINUTES_OF_HOUR
    const open = [...days].filter(([day, one]) => day >= first && one.open > 0)
    if (!rate || !open.length) continue
    const calendar = input.calendarOf(resourceId)
    let worked = 0
    let most = 0
    for (const [day, one] of open) {
      worked += one.open
      most = Math.max(most, one.open / (minutesOn(calendar, day) || one.open))
      cost.overtime += one.open * input.overtimeOn(day) * (input.overtimeFactor - 1) * rate
    }
    cost.work += worked * rate
    cost.idle += idleIn(open, calendar, most) * rate
  }
  return cost
}

function idleIn(open: readonly [Day, { open: number }][], calendar: WorkCalendar, most: number) {
  const work = new Map(open)
  const days = [...work.keys()]
  let idle = 0
  for (let day = Math.min(...days); day <= Math.max(...days); day++)
    idle += Math.max(0, most * minutesOn(calendar, day) - (work.get(day)?.open ?? 0))
  return idle
}
