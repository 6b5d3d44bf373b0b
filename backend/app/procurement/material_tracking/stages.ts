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
}

/**
 * The way of one material line from the request to the wall. A stage that no one records, such as
 * the truck of a vendor, is passed over: goods that came were dispatched all the same.
 */
export function timelineOf(
  reached: Record<StageName, Reached>,
  line: { quantityE4: number; requiredOn: string | null },
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
    late: line.requiredOn !== null && line.requiredOn < today && there < line.quantityE4,
  }
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
