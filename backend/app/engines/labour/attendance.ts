/**
 * What the comings and goings of a day amount to. Times are whole minutes since 1970-01-01 00:00, all on one
 * clock; a stretch is `[from, to]`.
 */

export type Direction = 'in' | 'out'

export interface Stamp {
  direction: Direction
  at: number
}

/** From a coming to the going that follows it; without one the person is still there, or has forgotten it. */
export interface Visit {
  from: number
  to: number | null
}

/** When somebody is due on a day, from and to. */
export type Due = readonly [from: number, to: number]

export interface DayFigures {
  firstIn: number | null
  lastOut: number | null
  workedMinutes: number
  /** Minutes after the day began, none within the grace. */
  lateMinutes: number
  /** Minutes before the day ended, none within the grace and none while the person is still there. */
  earlyMinutes: number
}

/** The visits that stamps in their order make. A second coming without a going ends nothing. */
export function visitsOf(stamps: readonly Stamp[]): Visit[] {
  const visits: Visit[] = []
  for (const { direction, at } of stamps) {
    const last = visits.at(-1)
    if (direction === 'in') visits.push({ from: at, to: null })
    else if (last?.to === null) last.to = at
  }
  return visits
}

/**
 * Times that were corrected replace the first coming and the last going; what lies outside of them is left
 * out.
 */
export function correctedVisits(
  visits: readonly Visit[],
  { from, to }: { from: number | null; to: number | null }
): Visit[] {
  const first = from ?? visits[0]?.from
  if (first === undefined) return []
  const last = to ?? visits.at(-1)?.to ?? null
  const within = visits.filter(
    (one) => (one.to ?? one.from) > first && (last === null || one.from < last)
  )
  if (within.length < 2) return [{ from: first, to: last }]
  return within.map((one, at) => ({
    from: at === 0 ? first : one.from,
    to: at === within.length - 1 ? last : one.to,
  }))
}

/** @param due null on a day on which nobody is due: then nothing is late or early */
export function figuresOf(
  visits: readonly Visit[],
  due: Due | null,
  graceMinutes: number
): DayFigures {
  const closed = visits.filter((one): one is Visit & { to: number } => one.to !== null)
  const firstIn = visits[0]?.from ?? null
  const lastOut = visits.at(-1)?.to ?? null
  return {
    ...{ firstIn, lastOut },
    workedMinutes: closed.reduce((sum, { from, to }) => sum + to - from, 0),
    lateMinutes: due && firstIn !== null ? beyond(firstIn - due[0], due, graceMinutes) : 0,
    earlyMinutes: due && lastOut !== null ? beyond(due[1] - lastOut, due, graceMinutes) : 0,
  }
}

/** What goes beyond the grace counts whole, and at most as the day is long. */
const beyond = (minutes: number, [from, to]: Due, graceMinutes: number) =>
  minutes > graceMinutes ? Math.min(minutes, to - from) : 0

export type DayKind = 'work' | 'rest' | 'holiday' | 'leave'

interface DayRules {
  /** Minutes of the day at which work begins and ends. */
  hours: Due
  isRestDay: boolean
  isHoliday: boolean
  /** What of the day is leave. */
  leave: { morning: boolean; afternoon: boolean }
}

/** What kind of day it is and which minutes of it are due: half a day of leave leaves the other half. */
export function dayPlan({ hours, isRestDay, isHoliday, leave }: DayRules): {
  kind: DayKind
  due: Due | null
} {
  if (leave.morning && leave.afternoon) return { kind: 'leave', due: null }
  if (isHoliday) return { kind: 'holiday', due: null }
  if (isRestDay) return { kind: 'rest', due: null }
  const noon = Math.floor((hours[0] + hours[1]) / 2)
  const from = leave.morning ? noon : hours[0]
  const to = leave.afternoon ? noon : hours[1]
  return { kind: 'work', due: [from, to] }
}
