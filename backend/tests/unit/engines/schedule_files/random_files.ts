import fc from 'fast-check'
import { Schedule } from '#engines/scheduling/schedule'
import { parseDay, parseMoment } from '#engines/scheduling/moment'
import { CONSTRAINTS, LAG_CALENDARS, LINK_TYPES } from '#engines/scheduling/network'
import { GULF_WEEK, hoursOn, ROUND_THE_CLOCK, type WorkRules } from '#engines/scheduling/work_week'
import type { FileCalendar, FileTask, ScheduleFile } from '#engines/schedule_files/schedule_file'
import { toPlan } from '#engines/schedule_files/to_plan'

const FIRST = parseDay('2026-03-01')
export const START = parseMoment('2026-03-01T08:00')

const ramadan: WorkRules = {
  week: GULF_WEEK,
  periods: [
    {
      from: FIRST + 20,
      to: FIRST + 49,
      week: GULF_WEEK.map((hours) => (hours.length ? [[600, 960]] : [])),
    },
  ],
  exceptions: [
    { from: FIRST + 30, to: FIRST + 33, hours: [] },
    { from: FIRST + 40, to: FIRST + 40, hours: [[480, 600]] },
  ],
}
const night: WorkRules = {
  week: Array.from({ length: 7 }, (_, day) =>
    day === 5
      ? []
      : [
          [0, 360],
          [1320, 1440],
        ]
  ),
  periods: [],
  exceptions: [],
}
const calendars: FileCalendar[] = [
  { key: 'a', name: 'دوام الموقع', rules: ramadan, minutesPerDay: 480 },
  { key: 'b', name: 'Night & <shift>', rules: night, minutesPerDay: 480 },
  { key: 'c', name: '24 h', rules: ROUND_THE_CLOCK, minutesPerDay: 1440 },
]

const moment = fc.integer({ min: 0, max: 90 * 96 }).map((quarters) => START + quarters * 15)

const facts = fc.record({
  kind: fc.constantFrom('task', 'task', 'task', 'start_milestone', 'finish_milestone', 'summary'),
  calendar: fc.constantFrom(null, 'a', 'b', 'c'),
  duration: fc.integer({ min: 1, max: 6000 }),
  constraint: fc.option(fc.record({ kind: fc.constantFrom(...CONSTRAINTS), at: moment })),
  begun: fc.constantFrom(0, 0, 0, 1, 2),
  at: moment,
  left: fc.integer({ min: 0, max: 3000 }),
  percent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  name: fc.constantFrom('Excavation', 'صب القواعد', 'Tie & "check"', 'A;B\tC'),
  parent: fc.nat(),
})
type Facts = Parameters<Parameters<typeof facts.map>[0]>[0]

/** @param summaries the keys of the summaries before it */
function taskOf(of: Facts, index: number, summaries: readonly string[]): FileTask {
  const isTask = of.kind === 'task'
  const isSummary = of.kind === 'summary'
  const begun = isTask ? of.begun : 0
  const { constraint } = of
  return {
    key: `k${index}`,
    parent: summaries.length ? (summaries[of.parent % summaries.length] ?? null) : null,
    code: isSummary ? `S${index}` : `A${1000 + index}`,
    name: of.name.replace('\t', ' '),
    kind: of.kind as FileTask['kind'],
    calendar: isSummary ? null : of.calendar,
    duration: isTask ? of.duration : 0,
    constraint:
      isSummary || !constraint
        ? null
        : constraint.kind === 'as_late_as_possible'
          ? { kind: constraint.kind, at: null }
          : constraint,
    deadline: null,
    pinnedStart: null,
    actualStart: begun ? of.at : null,
    actualFinish: begun === 2 ? of.at + of.left : null,
    remaining: begun === 1 ? Math.min(of.left, of.duration) : null,
    percent: begun === 2 ? 100 : begun === 1 ? of.percent : 0,
    dates: null,
  }
}

const settings = fc.record({
  dataDate: fc.option(moment),
  mustFinish: fc.option(moment),
  lagCalendar: fc.constantFrom(...LAG_CALENDARS),
  outOfSequence: fc.constantFrom('retained_logic' as const, 'progress_override' as const),
  critical: fc.constantFrom('float' as const, 'longest_path' as const),
  criticalFloat: fc.integer({ min: 0, max: 3 }).map((days) => days * 480),
})

const links = fc.array(
  fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.constantFrom(...LINK_TYPES),
    fc.integer({ min: -600, max: 2000 })
  ),
  { maxLength: 25 }
)

/** Schedules that a file of any of the formats can hold. */
export const scheduleFiles = fc
  .record({ tasks: fc.array(facts, { minLength: 2, maxLength: 20 }), links, settings })
  .map(({ tasks: all, links: pairs, settings: of }): ScheduleFile => {
    const tasks = outline(all)
    const leaves = tasks.filter(({ kind }) => kind !== 'summary')
    const made = new Map<string, ScheduleFile['links'][number]>()
    for (const [a, b, type, lag] of pairs) {
      const [low, high] = [a % leaves.length, b % leaves.length].sort((x, y) => x - y)
      if (low === high) continue
      const [from, to] = [leaves[low!]!.key, leaves[high!]!.key]
      made.set(`${from} ${to}`, { from, to, type, lag, isElapsed: false })
    }
    const resources = [{ key: 'r', code: 'C1', name: 'Crane 1', kind: 'equipment' as const }]
    const assignments = leaves
      .slice(0, 3)
      .map(({ key }, index) => ({ task: key, resource: 'r', units: 1 + index / 2 }))
    const project = { ...of, name: 'Tower برج', calendar: 'a', start: START }
    const rest = { resources, assignments, leftovers: [], format: 'xer' as const }
    return { ...rest, project, calendars, tasks, links: [...made.values()] }
  })

/** At least one task, children after their summaries, in the order of the outline. */
function outline(all: readonly Facts[]): FileTask[] {
  const summaries: string[] = []
  const tasks = all.map((of, index) => {
    const task = taskOf(index ? of : { ...of, kind: 'task' }, index, summaries)
    if (task.kind === 'summary') summaries.push(task.key)
    return task
  })
  const below = Map.groupBy(tasks, ({ parent }) => parent)
  const walk = (parent: string | null): FileTask[] =>
    (below.get(parent) ?? []).flatMap((task) => [task, ...walk(task.key)])
  return walk(null)
}

/** What must come back from a file, by codes and names. */
export function essence(file: ScheduleFile) {
  const byKey = new Map(file.tasks.map((task) => [task.key, task]))
  const codeOf = (key: string) => byKey.get(key)!.code
  const path = (key: string | null): string[] =>
    key === null ? [] : [...path(byKey.get(key)!.parent), byKey.get(key)!.name]
  const calendarOf = (key: string | null) =>
    hoursOf(file.calendars.find((of) => of.key === (key ?? file.project.calendar))!.rules)
  const { calendar, ...project } = file.project
  const leaves = file.tasks.filter(({ kind }) => kind !== 'summary')
  const names = new Map(file.resources.map(({ key, name }) => [key, name]))
  return {
    project: { ...project, calendar: calendarOf(calendar) },
    tasks: leaves
      .map(({ key: _, parent, calendar: of, dates: __, ...task }) => ({
        ...task,
        parent: path(parent),
        calendar: calendarOf(of),
      }))
      .sort((a, b) => (a.code < b.code ? -1 : 1)),
    rows: file.tasks.map(({ kind, code, name }) => (kind === 'summary' ? name : code)),
    links: file.links
      .map(({ from, to, type, lag }) => `${codeOf(from)} ${codeOf(to)} ${type} ${lag}`)
      .sort(),
    assignments: file.assignments
      .map(({ task, resource, units }) => `${codeOf(task)} ${names.get(resource)} ${units}`)
      .sort(),
    dates: datesOf(file),
  }
}

const hoursOf = (rules: WorkRules) =>
  JSON.stringify(Array.from({ length: 200 }, (_, index) => hoursOn(rules, FIRST - 20 + index)))

function datesOf(file: ScheduleFile) {
  const { plan, ids } = toPlan(file)
  const { dates } = new Schedule(plan).outcome()
  return Object.fromEntries(
    file.tasks
      .filter(({ kind }) => kind !== 'summary')
      .map(({ key, code }) => {
        const { drivenBy: _, ...of } = dates.get(ids.get(key)!)!
        return [code, of]
      })
      .sort(([a], [b]) => (a! < b! ? -1 : 1))
  )
}
