import { isFinished, type Node } from './bounds.js'
import { compile, type Network } from './compile.js'
import type { Moment } from './moment.js'
import type { ConstraintKind, Outcome, Plan, PlanLink, PlanTask } from './network.js'
import { Schedule } from './schedule.js'

/** What a baseline planned for a task. */
export interface PlannedDates {
  start: Moment
  finish: Moment
}

export const HEALTH_CHECKS = [
  'missing_logic',
  'leads',
  'lags',
  'relationship_types',
  'hard_constraints',
  'high_float',
  'negative_float',
  'high_duration',
  'invalid_dates',
  'resources',
  'missed_tasks',
  'critical_path_test',
  'critical_path_length',
  'baseline_execution',
] as const
export type HealthCheck = (typeof HEALTH_CHECKS)[number]

export interface HealthResult {
  check: HealthCheck
  /** Tasks or links that fall short, of how many; of the last two, the index itself is `value`. */
  found: number
  of: number
  /** Percent found, or the index; null where there is nothing to judge by. */
  value: number | null
  limit: number
  /** Whether `value` has to stay at or below the limit, or reach it. */
  direction: 'at_most' | 'at_least'
  passed: boolean | null
  tasks: number[]
}

export interface HealthInput {
  plan: Plan
  outcome: Outcome
  /** Working minutes of a day. */
  minutesPerDay: number
  /** Ids of tasks that someone or something is assigned to. */
  assigned: ReadonlySet<number>
  baseline: ReadonlyMap<number, PlannedDates> | null
}

/** Longer than two months of work. */
const HIGH_DAYS = 44
const PROBE_DAYS = 600
const SHARE = 5
/** Percent of links that may be others than finish to start. */
const OTHER_LINKS = 10

/**
 * The 14-point assessment of a schedule by the U.S. Defense Contract Management Agency (Earned Value
 * Management System Program Analysis Pamphlet, 2012, section 4). Finished tasks, summaries and levels of effort
 * are left out; percentages are of what is left.
 */
export function assess(input: HealthInput): HealthResult[] {
  const network = compile(input.plan)
  const open = network.nodes.filter(
    (node) => !isFinished(node) && node.task.kind !== 'level_of_effort'
  )
  const tasks = open.map(({ task }) => task)
  const links = open.flatMap(({ before }) => before.map(({ link }) => link))
  return [
    share('missing_logic', openEnds(network, tasks, input.outcome), tasks.length),
    ...linkChecks(links),
    share('hard_constraints', tasks.filter(isHard), tasks.length),
    ...floatChecks(input, tasks),
    share('invalid_dates', invalidDates(input), input.plan.tasks.length, 0),
    unassigned(input, tasks),
    missedTasks(input),
    criticalPathTest(input, tasks),
    criticalPathLength(input),
    baselineExecution(input),
  ]
}

const isWork = ({ kind }: PlanTask) => kind === 'task'

const share = (check: HealthCheck, tasks: readonly PlanTask[], of: number, limit = SHARE) =>
  percentOf(
    check,
    tasks.map(({ id }) => id),
    tasks.length,
    of,
    limit
  )

function linkChecks(links: readonly PlanLink[]): HealthResult[] {
  const ofLinks = (check: HealthCheck, bad: readonly PlanLink[], limit: number) =>
    percentOf(check, [...new Set(bad.map(({ to }) => to))], bad.length, links.length, limit)
  const having = (isBad: (link: PlanLink) => boolean) => links.filter(isBad)
  return [
    ofLinks(
      'leads',
      having(({ lag }) => lag < 0),
      0
    ),
    ofLinks(
      'lags',
      having(({ lag }) => lag > 0),
      SHARE
    ),
    ofLinks(
      'relationship_types',
      having(({ type }) => type !== 'FS'),
      OTHER_LINKS
    ),
  ]
}

function floatChecks({ outcome, minutesPerDay }: HealthInput, tasks: readonly PlanTask[]) {
  const long = HIGH_DAYS * minutesPerDay
  const work = tasks.filter(isWork)
  const floatOf = ({ id }: PlanTask) => outcome.dates.get(id)!.totalFloat
  const high = work.filter((task) => floatOf(task) > long)
  const negative = tasks.filter((task) => floatOf(task) < 0)
  const wide = work.filter(({ duration }) => duration > long)
  return [
    share('high_float', high, work.length),
    share('negative_float', negative, tasks.length, 0),
    share('high_duration', wide, work.length),
  ]
}

function unassigned({ assigned }: HealthInput, tasks: readonly PlanTask[]): HealthResult {
  const work = tasks.filter(isWork)
  const without = work.filter(({ id }) => !assigned.has(id))
  return share('resources', without, work.length, 0)
}

function percentOf(
  check: HealthCheck,
  tasks: number[],
  found: number,
  of: number,
  limit: number
): HealthResult {
  const value = of ? round((found / of) * 100) : null
  return {
    check,
    found,
    of,
    value,
    limit,
    direction: 'at_most',
    passed: value === null ? null : value <= limit,
    tasks,
  }
}

/** Work without a predecessor or without a successor, but for what begins the plan and what ends it. */
function openEnds({ nodes }: Network, tasks: readonly PlanTask[], { dates }: Outcome): PlanTask[] {
  const known = new Set(tasks.map(({ id }) => id))
  const loose = nodes.filter(({ before, after }) => !before.length || !after.length)
  const of = ({ task }: Node) => dates.get(task.id)!
  const [first] = loose
    .filter(({ before, after }) => !before.length && after.length)
    .sort((a, b) => of(a).earlyStart - of(b).earlyStart)
  const [last] = loose
    .filter(({ before, after }) => before.length && !after.length)
    .sort((a, b) => of(b).earlyFinish - of(a).earlyFinish)
  return loose
    .filter((node) => node !== first && node !== last && known.has(node.task.id))
    .map(({ task }) => task)
}

const HARD = new Set<ConstraintKind>([
  'start_on',
  'finish_on',
  'must_start',
  'must_finish',
  'start_no_later',
  'finish_no_later',
])

const isHard = ({ constraint, pinnedStart }: PlanTask) =>
  pinnedStart !== null || (constraint !== null && HARD.has(constraint.kind))

/** Actual dates behind the data date, or work planned before it. */
function invalidDates({ plan, outcome }: HealthInput): PlanTask[] {
  const { dataDate } = plan.settings
  if (dataDate === null) return []
  return plan.tasks.filter(({ id, kind, actualStart, actualFinish }) => {
    if (kind === 'summary') return false
    if ((actualStart ?? 0) > dataDate || (actualFinish ?? 0) > dataDate) return true
    return actualStart === null && (outcome.dates.get(id)?.earlyStart ?? dataDate) < dataDate
  })
}

/** Finished, or to be finished, later than the baseline had it, of what it wanted done by now. */
function missedTasks({ plan, outcome, baseline }: HealthInput): HealthResult {
  const due = dueBy({ plan, baseline })
  const late = due.filter(
    ({ id }) => outcome.dates.get(id)!.earlyFinish > baseline!.get(id)!.finish
  )
  return percentOf(
    'missed_tasks',
    late.map(({ id }) => id),
    late.length,
    due.length,
    SHARE
  )
}

/** Tasks that the baseline has finished by the data date. */
function dueBy({ plan, baseline }: Pick<HealthInput, 'plan' | 'baseline'>): PlanTask[] {
  const { dataDate } = plan.settings
  if (!baseline || dataDate === null) return []
  return plan.tasks.filter(({ id, kind }) => {
    const planned = kind === 'task' ? baseline.get(id) : undefined
    return planned !== undefined && planned.finish <= dataDate
  })
}

/** A very long delay of the first critical task has to move the finish: else the path is broken. */
function criticalPathTest(
  { plan, outcome, minutesPerDay }: HealthInput,
  open: readonly PlanTask[]
): HealthResult {
  const probe = open.find(({ id, kind }) => kind === 'task' && outcome.dates.get(id)!.isCritical)
  const result = { check: 'critical_path_test', limit: 100, direction: 'at_least' } as const
  if (!probe) return { ...result, found: 0, of: 0, value: null, passed: null, tasks: [] }
  const delay = PROBE_DAYS * minutesPerDay
  const duration = probe.duration + delay
  const remaining = probe.remaining === null ? null : probe.remaining + delay
  const tasks = plan.tasks.map((task) =>
    task === probe ? { ...probe, duration, remaining } : task
  )
  const { finish } = new Schedule({ ...plan, tasks }).outcome()
  const calendar = plan.calendars.get(plan.settings.calendarId)!
  const moved = calendar.between(outcome.finish, finish)
  const value = round(Math.min(100, (moved / delay) * 100))
  const passed = value >= 90
  return {
    ...result,
    limit: 90,
    found: passed ? 0 : 1,
    of: 1,
    value,
    passed,
    tasks: passed ? [] : [probe.id],
  }
}

/** (length of what is left + its float) ÷ length, in days of the plan's calendar. */
function criticalPathLength({ plan, outcome }: HealthInput): HealthResult {
  const { dataDate, start, mustFinish, calendarId } = plan.settings
  const calendar = plan.calendars.get(calendarId)!
  const length = calendar.between(Math.max(start, dataDate ?? start), outcome.finish)
  const float = mustFinish === null ? 0 : calendar.between(outcome.finish, mustFinish)
  return index('critical_path_length', length > 0 ? (length + float) / length : null)
}

/** Tasks finished by the data date ÷ tasks that the baseline wanted finished by then. */
function baselineExecution(input: HealthInput): HealthResult {
  const due = dueBy(input)
  const { dataDate } = input.plan.settings
  const done = input.plan.tasks.filter(
    ({ kind, actualFinish }) =>
      kind === 'task' && actualFinish !== null && actualFinish <= dataDate!
  )
  const value = due.length ? done.length / due.length : null
  const late = due.filter(({ actualFinish }) => actualFinish === null)
  return {
    ...index('baseline_execution', value),
    found: late.length,
    of: due.length,
    tasks: late.map(({ id }) => id),
  }
}

function index(check: HealthCheck, value: number | null): HealthResult {
  const limit = 0.95
  const rounded = value === null ? null : round(value)
  const passed = rounded === null ? null : rounded >= limit
  return { check, found: 0, of: 0, value: rounded, limit, direction: 'at_least', passed, tasks: [] }
}

const round = (value: number) => Math.round(value * 100) / 100
