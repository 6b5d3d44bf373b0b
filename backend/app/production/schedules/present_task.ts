import { formatDecimal4, formatMoney } from '#engines/money/money'
import { formatMoment, type Moment } from '#engines/scheduling/moment'
import type { Placed } from '#production/tasks/outline'
import type { Task, TaskFacts } from '#production/tasks/task'

const textOf = (moment: Moment | null) => (moment === null ? null : formatMoment(moment))

/** What people state of a task, as answers and the audit log have it. */
export function presentFacts(task: TaskFacts, currency: string) {
  return {
    code: task.code,
    name: task.name,
    nameAr: task.nameAr,
    kind: task.kind,
    calendarId: task.calendarId,
    duration: task.duration,
    constraintKind: task.constraintKind,
    constraintAt: textOf(task.constraintAt),
    deadline: textOf(task.deadline),
    pinnedStart: textOf(task.pinnedStart),
    actualStart: textOf(task.actualStart),
    actualFinish: textOf(task.actualFinish),
    remaining: task.remaining,
    percentComplete: task.percentE2 / 100,
    weight: task.weightE4 === null ? null : formatDecimal4(task.weightE4),
    budget: task.budgetMinor === null ? null : formatMoney(task.budgetMinor, currency),
    assigneeId: task.assigneeId,
    color: task.color,
    note: task.note,
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
    earlyStart: textOf(task.earlyStart),
    earlyFinish: textOf(task.earlyFinish),
    lateStart: textOf(task.lateStart),
    lateFinish: textOf(task.lateFinish),
    totalFloat: task.totalFloat,
    freeFloat: task.freeFloat,
    isCritical: task.isCritical,
    drivenById: task.drivenById,
  } satisfies Record<string, unknown> & { id: Task['id'] }
}
