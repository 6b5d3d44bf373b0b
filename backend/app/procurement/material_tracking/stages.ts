import { daysBetween } from '#core/settings/days'

export const STAGES = [
  'requested',
  'ordered',
  'dispatched',
  'received',
  'inspected',
  'issued',
  'installed',
] as const
export type StageName = (typeof STAGES)[number]

/** How much of a line has reached a stage, and since when. */
export interface Reached {
  quantityE4: number
  on: string | null
}

export interface Stage extends Reached {
  stage: StageName
  /** Days from this stage to the next one that was reached, or until today where it stands still. */
  days: number | null
}

export interface Timeline {
  stages: Stage[]
  /** The furthest stage that anything of the line has reached. */
  current: StageName
  /** Days since the line last moved on; null once all of it is installed. */
  stuckDays: number | null
  /** What is still missing at the site on the day it is needed. */
  late: boolean
  state: DeliveryState
}

/** How a line keeps to the day on which it is needed, as its colour shows it. */
export const DELIVERY_STATES = ['received', 'on_time', 'open', 'soon', 'late'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** From so many days before goods are needed, somebody has to have said when they come. */
const SOON_DAYS = 7

interface Awaited {
  quantityE4: number
  needByOn: string | null
  promisedOn: string | null
}

/**
 * The way of one material line from the request to the wall. A stage that no one records, such as
 * the truck of a vendor, is passed over: goods that came were dispatched all the same.
 */
export function timelineOf(
  reached: Record<StageName, Reached>,
  line: Awaited,
  today: string
): Timeline {
  const known = STAGES.filter((stage) => reached[stage].on !== null)
  const stages = STAGES.map((stage): Stage => {
    const { quantityE4, on } = reached[stage]
    if (on === null) return { stage, quantityE4, on, days: null }
    const next = known[known.indexOf(stage) + 1]
    const whole = quantityE4 >= line.quantityE4
    const until = next ? reached[next].on! : stage === 'installed' && whole ? on : today
    return { stage, quantityE4, on, days: Math.max(0, daysBetween(on, until)) }
  })
  const current = known.at(-1) ?? 'requested'
  const done = reached.installed.quantityE4 >= line.quantityE4
  const since = reached[current].on
  const there = Math.max(reached.inspected.quantityE4, reached.issued.quantityE4)
  return {
    stages,
    current,
    stuckDays: done || since === null ? null : Math.max(0, daysBetween(since, today)),
    late: line.needByOn !== null && line.needByOn < today && there < line.quantityE4,
    state: deliveryState(line, there, today),
  }
}

/**
 * - `late`: promised for later than it is needed, or missing on the day
 * - `soon`: needed within days, or promised for a day that has passed, and nobody has said when it comes
 */
function deliveryState(line: Awaited, thereE4: number, today: string): DeliveryState {
  const { quantityE4, needByOn, promisedOn } = line
  if (thereE4 >= quantityE4) return 'received'
  if (needByOn === null) return 'open'
  if (needByOn < today || (promisedOn !== null && promisedOn > needByOn)) return 'late'
  if (promisedOn !== null && promisedOn >= today) return 'on_time'
  return promisedOn !== null || daysBetween(today, needByOn) <= SOON_DAYS ? 'soon' : 'open'
}

/**
 * Shares what a project has been issued of a material among its lines, the oldest first; none gets
 * more than has come of it.
 */
export function shareIssues<Line extends { id: number; acceptedE4: number }>(
  lines: Line[],
  issuedE4: number
): Map<number, number> {
  let left = issuedE4
  return new Map(
    lines.map(({ id, acceptedE4 }) => {
      const share = Math.max(0, Math.min(left, acceptedE4))
      left -= share
      return [id, share]
    })
  )
}
