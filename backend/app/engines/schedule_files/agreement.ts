import { formatMoment, type Moment } from '#engines/scheduling/moment'
import type {
  ConstraintKind,
  Plan,
  PlanLink,
  PlanTask,
  TaskDates,
} from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import type { Relinked } from './link_notes.js'
import type { FileDates, FileTask, ScheduleFile } from './schedule_file.js'
import { toPlan } from './to_plan.js'

export const COMPARED_FIGURES = ['earlyStart', 'earlyFinish', 'totalFloat'] as const
export type ComparedFigure = (typeof COMPARED_FIGURES)[number]

/**
 * Why the dates of a file are not those of the engine, as far as the file itself shows it: the file
 * contradicts its own float, which is not the time from its early to its late finish, or is measured from
 * a finish that the plan no longer has; a task lies where a person put it; its own dates hold more or less
 * work than its duration, as of a task that is levelled or follows the hours of a resource; one of its links
 * is not stored as the file has it; it follows a task of which this is so; the plan ends on another day for such a reason.
 */
export const DISAGREEMENT_CAUSES = [
  'stale_float',
  'placed_by_hand',
  'other_span',
  'changed_link',
  'follows_another',
  'other_finish',
  'unexplained',
] as const
export type DisagreementCause = (typeof DISAGREEMENT_CAUSES)[number]

export interface Disagreement {
  code: string
  name: string
  figure: ComparedFigure
  file: string
  engine: string
  cause: DisagreementCause
}

export interface Agreement {
  /** Unfinished tasks of which the file has dates. */
  compared: number
  /** Those with all figures the same. */
  agreeing: number
  figures: { [Figure in ComparedFigure]: { compared: number; agreeing: number } }
  disagreements: Disagreement[]
}

interface Comparison {
  task: FileTask
  planTask: PlanTask
  /** Each figure as the file and as the engine have it. */
  values: [ComparedFigure, number, number][]
}

interface Context {
  plan: Plan
  before: ReadonlyMap<number, readonly PlanLink[]>
  after: ReadonlyMap<number, readonly PlanLink[]>
  finish: Moment
  /** What late dates count back from, by the dates in the file. */
  fileFinish: Moment
  differing: ReadonlySet<number>
  /** Tasks with links that are not stored as the file has them. */
  relinked: Relinked
}

/**
 * Compares the dates that the engine computes with those that the file brought.
 * @throws SchedulingError for a plan that has no dates
 */
export function agreementOf(
  file: ScheduleFile,
  relinked: Relinked = { from: new Set(), to: new Set() }
): Agreement {
  const { plan, ids } = toPlan(file)
  const { dates, finish } = new Schedule(plan).outcome()
  const planTasks = new Map(plan.tasks.map((task) => [task.id, task]))
  const comparisons = file.tasks.flatMap((task): Comparison[] => {
    const id = ids.get(task.key)!
    const engine = dates.get(id)
    if (!task.dates || !engine || task.kind === 'summary' || task.actualFinish !== null) return []
    return [{ task, planTask: planTasks.get(id)!, values: valuesOf(task, task.dates, engine) }]
  })
  const finishes = file.tasks.map(
    (task) => task.actualFinish ?? task.dates?.earlyFinish ?? -Infinity
  )
  return summaryOf(comparisons, {
    ...{ plan, relinked },
    before: Map.groupBy(plan.links, ({ to }) => to),
    after: Map.groupBy(plan.links, ({ from }) => from),
    finish,
    fileFinish: finishes.reduce((last, at) => Math.max(last, at), -Infinity),
  })
}

/** The start of work begun is a fact and not compared. */
function valuesOf(task: FileTask, dates: FileDates, engine: TaskDates): Comparison['values'] {
  return COMPARED_FIGURES.flatMap((figure): Comparison['values'] => {
    const value = dates[figure]
    if (value === null || (figure === 'earlyStart' && task.actualStart !== null)) return []
    return [[figure, value, engine[figure]]]
  })
}

function summaryOf(
  comparisons: readonly Comparison[],
  context: Omit<Context, 'differing'>
): Agreement {
  const none = () => ({ compared: 0, agreeing: 0 })
  const figures = { earlyStart: none(), earlyFinish: none(), totalFloat: none() }
  const differing = new Set<number>()
  for (const { planTask, values } of comparisons)
    for (const [figure, file, engine] of values) {
      figures[figure].compared++
      if (file === engine) figures[figure].agreeing++
      else differing.add(planTask.id)
    }
  return {
    compared: comparisons.length,
    agreeing: comparisons.length - differing.size,
    figures,
    disagreements: comparisons.flatMap((of) => disagreementsOf(of, { ...context, differing })),
  }
}

function disagreementsOf(comparison: Comparison, context: Context): Disagreement[] {
  const { task, values } = comparison
  return values
    .filter(([, file, engine]) => file !== engine)
    .map(([figure, file, engine]) => ({
      code: task.code,
      name: task.name,
      figure,
      file: shown(figure, file),
      engine: shown(figure, engine),
      cause: causeOf(figure, comparison, context),
    }))
}

const shown = (figure: ComparedFigure, value: number) =>
  figure === 'totalFloat' ? `${value} min` : formatMoment(value)

function causeOf(
  figure: ComparedFigure,
  comparison: Comparison,
  context: Context
): DisagreementCause {
  const { task, planTask } = comparison
  const { plan, differing, finish, fileFinish } = context
  const { earlyStart, earlyFinish } = task.dates!
  if (figure === 'totalFloat' && contradictsItself(comparison, context)) return 'stale_float'
  if (task.pinnedStart !== null) return 'placed_by_hand'
  const calendar = plan.calendars.get(planTask.calendarId)!
  const start = task.actualStart ?? earlyStart
  // its own dates hold other work than its duration
  if (start !== null && earlyFinish !== null && plan.settings.dataDate === null)
    if (calendar.between(start, earlyFinish) !== planTask.duration) return 'other_span'
  const { from, to } = context.relinked
  if (to.has(task.key) || (figure === 'totalFloat' && from.has(task.key))) return 'changed_link'
  const before = (context.before.get(planTask.id) ?? []).map((link) => link.from)
  const after = (context.after.get(planTask.id) ?? []).map((link) => link.to)
  const neighbours = figure === 'totalFloat' ? [...before, ...after] : before
  if (neighbours.some((id) => differing.has(id))) return 'follows_another'
  return figure === 'totalFloat' && finish !== fileFinish ? 'other_finish' : 'unexplained'
}

const LIMITS_FINISH = new Set<ConstraintKind>([
  'start_no_later',
  'finish_no_later',
  'start_on',
  'finish_on',
  'must_start',
  'must_finish',
])

/** Whether the float in the file is not what the dates in the same file say. */
function contradictsItself(
  { task, planTask }: Comparison,
  { plan, after, fileFinish }: Context
): boolean {
  const { earlyFinish, lateFinish, totalFloat } = task.dates!
  if (earlyFinish === null || lateFinish === null || totalFloat === null) return false
  const calendar = plan.calendars.get(planTask.calendarId)!
  // hours in a file are rounded
  if (Math.abs(calendar.between(earlyFinish, lateFinish) - totalFloat) > 1) return true
  const isLimited = task.constraint !== null && LIMITS_FINISH.has(task.constraint.kind)
  if (after.has(planTask.id) || isLimited || task.deadline !== null) return false
  return calendar.between(lateFinish, plan.settings.mustFinish ?? fileFinish) !== 0
}
