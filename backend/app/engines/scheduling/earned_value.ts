import type { Moment } from './moment.js'
import type { WorkCalendar } from './work_calendar.js'

/** What a baseline planned to spend on a task, and when. Amounts in minor units. */
export interface PlannedWork {
  start: Moment
  finish: Moment
  budget: number
  calendar: WorkCalendar
}

/** Planned value at a moment: the budgets of the work planned up to then, even over the working time of each. */
export function plannedValue(work: readonly PlannedWork[], at: Moment): number {
  return Math.round(work.reduce((sum, task) => sum + task.budget * shareBy(task, at), 0))
}

function shareBy({ start, finish, calendar }: PlannedWork, at: Moment): number {
  if (at >= finish) return 1
  if (at <= start) return 0
  const whole = calendar.between(start, finish)
  return whole > 0 ? calendar.between(start, at) / whole : 0
}

/** Earned value: each budget by how far its task is. @param percentE2 hundredths of a percent */
export const earnedValue = (tasks: readonly { budget: number; percentE2: number }[]): number =>
  Math.round(tasks.reduce((sum, { budget, percentE2 }) => sum + (budget * percentE2) / 10_000, 0))

/** The figures of a project, in minor units; the actual cost is null where it may not be shown. */
export interface ValueFigures {
  bac: number
  pv: number
  ev: number
  ac: number | null
}

/**
 * Variances, indices and forecasts (PMI, Practice Standard for Earned Value Management, 2011): SPI = EV/PV,
 * CPI = EV/AC, EAC = AC + (BAC − EV)/CPI, VAC = BAC − EAC, TCPI = (BAC − EV)/(BAC − AC). Null where the
 * divisor is 0 or the cost is unknown; indices have two decimals.
 */
export function valueIndices({ bac, pv, ev, ac }: ValueFigures) {
  const cpi = ac === null ? null : ratio(ev, ac)
  const eac = ac === null || !cpi ? null : Math.round(ac + ((bac - ev) * ac) / ev)
  return {
    sv: ev - pv,
    cv: ac === null ? null : ev - ac,
    spi: rounded(ratio(ev, pv)),
    cpi: rounded(cpi),
    eac,
    vac: eac === null ? null : bac - eac,
    tcpi: ac === null ? null : rounded(ratio(bac - ev, bac - ac)),
  }
}

const ratio = (a: number, b: number) => (b === 0 ? null : a / b)
const rounded = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)
