import { formatDecimal4, formatMoney } from '#engines/money/money'
import { momentText } from '#engines/scheduling/moment'
import type { Placed } from '#production/tasks/outline'
import type { Task, TaskFacts } from '#production/tasks/task'

/** What people state of a task but for weights and amounts. */
export function presentPlanFacts(task: TaskFacts) {
  return {
    code: task.code,
    name: task.name,
    nameAr: task.nameAr,
    kind: task.kind,
    calendarId: task.calendarId,
    duration: task.duration,
    constraintKind: task.constraintKind,
    constraintAt: momentText(task.constraintAt),
    deadline: momentText(task.deadline),
    pinnedStart: momentText(task.pinnedStart),
    actualStart: momentText(task.actualStart),
    actualFinish: momentText(task.actualFinish),
    remaining: task.remaining,
    percentComplete: task.percentE2 / 100,
    assigneeId: task.assigneeId,
    color: task.color,
    note: task.note,
  }
}

/** What people state of a task, as answers and the audit log have it. */
export function presentFacts(task: TaskFacts, currency: string) {
  return {
    ...presentPlanFacts(task),
    weight: task.weightE4 === null ? null : formatDecimal4(task.weightE4),
    budget: task.budgetMinor === null ? null : formatMoney(task.budgetMinor, currency),
  }
}

interface Show {
  currency: string
  /** Whether the viewer is shown amounts. */
  prices: boolean
  /** Of summaries, in hundredths of a percent. */
  progress: ReadonlyMap<number, number>
}

/** A task with where it stands and where the engine puts it. */
export function presentTask({ task, wbs, kind }: Placed, { currency, prices, progress }: Show) {
  const facts = presentFacts(task, currency)
  const percentE2 = kind === 'summary' ? (progress.get(task.id) ?? 0) : task.percentE2
  return {
    id: task.id,
    parentId: task.parentId,
    wbs,
    ...facts,
    kind,
    percentComplete: percentE2 / 100,
    budget: prices ? facts.budget : null,
    earlyStart: momentText(task.earlyStart),
    earlyFinish: momentText(task.earlyFinish),
    lateStart: momentText(task.lateStart),
    lateFinish: momentText(task.lateFinish),
    totalFloat: task.totalFloat,
    freeFloat: task.freeFloat,
    isCritical: task.isCritical,
    drivenById: task.drivenById,
  } satisfies Record<string, unknown> & { id: Task['id'] }
}
