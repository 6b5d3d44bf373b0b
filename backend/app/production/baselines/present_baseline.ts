import { formatMoney } from '#engines/money/money'
import { formatMoment, momentText } from '#engines/scheduling/moment'
import type { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { Placed } from '#production/tasks/outline'
import type Baseline from './baseline.js'
import type { BaselineDates } from './baseline_dates.js'

export interface Show {
  currency: string
  prices: boolean
  manages: boolean
}

export function presentBaseline(baseline: Baseline, { currency, prices, manages }: Show) {
  const { id, projectId, version, name, takenOn, finish, createdBy } = baseline
  return {
    ...{ id, projectId, version, name, takenOn, createdBy },
    finish: momentText(finish),
    budget: prices ? formatMoney(baseline.budgetMinor, currency) : null,
    can: { delete: manages },
    createdAt: baseline.createdAt.toUTC().toISO()!,
  }
}

/**
 * A task against the baseline; variances are working minutes of the task's calendar, positive when it is
 * later, or costs more.
 */
export function presentVariance(
  { task, wbs, kind }: Placed,
  planned: BaselineDates,
  calendar: WorkCalendar,
  { currency, prices }: Show
) {
  const cost = (task.budgetMinor ?? 0) - (planned.budgetMinor ?? 0)
  return {
    ...{ taskId: task.id, code: task.code, name: task.name, nameAr: task.nameAr, wbs, kind },
    baselineStart: formatMoment(planned.start),
    baselineFinish: formatMoment(planned.finish),
    start: momentText(task.earlyStart),
    finish: momentText(task.earlyFinish),
    startVariance:
      task.earlyStart === null ? null : calendar.between(planned.start, task.earlyStart),
    finishVariance:
      task.earlyFinish === null ? null : calendar.between(planned.finish, task.earlyFinish),
    costVariance: prices ? formatMoney(cost, currency) : null,
  }
}
