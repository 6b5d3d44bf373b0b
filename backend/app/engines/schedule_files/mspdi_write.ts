import { formatDuration, CONSTRAINT_NUMBERS, LINK_NUMBERS, TENTHS } from './mspdi_values.js'
import { ownField, writeOwnSettings, writtenConstraint } from './mspdi_own.js'
import { baselineElements } from './mspdi_baselines.js'
import { elements, mspdiMoment } from './mspdi_elements.js'
import { writeMspdiCalendars } from './mspdi_write_calendars.js'
import type { FileLink, FileTask, ScheduleFile } from './schedule_file.js'
import { numbered } from './numbered.js'

const DAYS = 7
const ELAPSED_DAYS = 8
const NO_CALENDAR = -1

/** A schedule as Microsoft Project opens it. */
export function writeMspdi(file: ScheduleFile): string {
  const { project } = file
  const calendars = numbered(file.calendars)
  const ofProject = file.calendars.find(({ key }) => key === project.calendar)!
  const perWeek =
    ofProject.minutesPerDay * (ofProject.rules.week.filter((hours) => hours.length).length || 5)
  const head = elements([
    ['SaveVersion', 14],
    ['Name', project.name],
    ['Title', project.name],
    ['Keywords', writeOwnSettings(project)],
    ['ScheduleFromStart', 1],
    ['StartDate', mspdiMoment(project.start)],
    ['CriticalSlackLimit', Math.floor(project.criticalFloat / ofProject.minutesPerDay)],
    ['CalendarUID', calendars.get(project.calendar)],
    ['MinutesPerDay', ofProject.minutesPerDay],
    ['MinutesPerWeek', perWeek],
    ['DaysPerMonth', 20],
    ['DurationFormat', DAYS],
    ['HonorConstraints', 1],
    ['StatusDate', mspdiMoment(project.dataDate)],
    ['NewTasksAreManual', 0],
  ])
  const body = [
    `<Calendars>${writeMspdiCalendars(file.calendars)}</Calendars>`,
    `<Tasks>${tasksOf(file, calendars)}</Tasks>`,
    `<Resources>${resourcesOf(file)}</Resources>`,
    `<Assignments>${assignmentsOf(file)}</Assignments>`,
  ]
  const opening =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Project xmlns="http://schemas.microsoft.com/project">'
  return [opening, head, ...body, '</Project>', ''].join('\n')
}

function tasksOf(file: ScheduleFile, calendars: ReadonlyMap<string, number>): string {
  const ids = numbered(file.tasks)
  const before = Map.groupBy(file.links, ({ to }) => to)
  const levels = new Map<string, number>()
  const counts = new Map<string | null, number>()
  const outlines = new Map<string, string>()
  const baselines = baselineElements(file)
  return file.tasks
    .map((task, index) => {
      levels.set(task.key, task.parent === null ? 1 : levels.get(task.parent)! + 1)
      const number = (counts.get(task.parent) ?? 0) + 1
      counts.set(task.parent, number)
      const above = task.parent === null ? '' : `${outlines.get(task.parent)}.`
      outlines.set(task.key, above + number)
      const links = (before.get(task.key) ?? []).map((link) =>
        linkElement(link, ids.get(link.from)!)
      )
      const place = { outline: above + number, level: levels.get(task.key)!, id: index + 1 }
      return `<Task>${taskFields(task, place, task.calendar === null ? NO_CALENDAR : calendars.get(task.calendar)!)}${links.join('')}${ownElement(task)}${baselines.get(task.key) ?? ''}</Task>`
    })
    .join('\n')
}

function taskFields(
  task: FileTask,
  { id, outline, level }: { id: number; outline: string; level: number },
  calendar: number
) {
  const { constraint, actualStart, actualFinish, pinnedStart, duration } = task
  const isManual = pinnedStart !== null
  return elements([
    ['UID', id],
    ['ID', id],
    ['Name', task.name],
    ['Active', 1],
    ['Manual', isManual ? 1 : 0],
    ['Type', 1],
    ['IsNull', 0],
    ['WBS', task.code],
    ['OutlineNumber', outline],
    ['OutlineLevel', level],
    ['Start', mspdiMoment(actualStart ?? task.dates?.earlyStart)],
    ['Finish', mspdiMoment(actualFinish ?? task.dates?.earlyFinish)],
    ['Duration', formatDuration(duration)],
    ['ManualStart', mspdiMoment(pinnedStart)],
    ['ManualDuration', isManual ? formatDuration(duration) : null],
    ['DurationFormat', DAYS],
    ['Milestone', task.kind.endsWith('milestone') ? 1 : 0],
    ['Summary', task.kind === 'summary' ? 1 : 0],
    ...computedFields(task),
    ...progressFields(task),
    [
      'ConstraintType',
      constraint ? CONSTRAINT_NUMBERS.indexOf(writtenConstraint(constraint.kind)) : 0,
    ],
    ['CalendarUID', calendar],
    ['ConstraintDate', mspdiMoment(constraint?.at)],
    ['Deadline', mspdiMoment(task.deadline)],
  ])
}

function progressFields({ actualStart, actualFinish, remaining, duration, percent }: FileTask) {
  const left = actualFinish !== null ? 0 : (remaining ?? duration)
  return [
    ['PercentComplete', Math.round(percent)],
    ['ActualStart', mspdiMoment(actualStart)],
    ['ActualFinish', mspdiMoment(actualFinish)],
    ['RemainingDuration', formatDuration(left)],
  ] as const
}

const computedFields = ({ dates }: FileTask) =>
  [
    ['EarlyStart', mspdiMoment(dates?.earlyStart)],
    ['EarlyFinish', mspdiMoment(dates?.earlyFinish)],
    ['LateFinish', mspdiMoment(dates?.lateFinish)],
    ['TotalSlack', dates?.totalFloat == null ? null : dates.totalFloat * TENTHS],
  ] as const

function ownElement(task: FileTask): string {
  const own = ownField(task)
  if (!own) return ''
  return `<ExtendedAttribute>${elements([
    ['FieldID', own.id],
    ['Value', own.value],
  ])}</ExtendedAttribute>`
}

const linkElement = ({ type, lag, isElapsed }: FileLink, from: number) =>
  `<PredecessorLink>${elements([
    ['PredecessorUID', from],
    ['Type', LINK_NUMBERS.indexOf(type)],
    ['CrossProject', 0],
    ['LinkLag', lag * TENTHS],
    ['LagFormat', isElapsed ? ELAPSED_DAYS : DAYS],
  ])}</PredecessorLink>`

function resourcesOf({ resources }: ScheduleFile): string {
  return resources
    .map(
      ({ code, name, kind }, index) =>
        `<Resource>${elements([
          ['UID', index + 1],
          ['ID', index + 1],
          ['Name', name],
          ['Type', kind === 'material' ? 0 : 1],
          ['Code', code],
        ])}</Resource>`
    )
    .join('\n')
}

function assignmentsOf({ assignments, tasks, resources }: ScheduleFile): string {
  const [ids, resourceIds] = [numbered(tasks), numbered(resources)]
  return assignments
    .map(
      ({ task, resource, units }, index) =>
        `<Assignment>${elements([
          ['UID', index + 1],
          ['TaskUID', ids.get(task)],
          ['ResourceUID', resourceIds.get(resource)],
          ['Units', units],
        ])}</Assignment>`
    )
    .join('\n')
}
