import { dayOf } from '#engines/scheduling/moment'
import { Schedule } from '#engines/scheduling/schedule'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { Leftovers, type Leftover } from '#engines/schedule_files/leftovers'
import type { FileLink, FileTask, ScheduleFile } from '#engines/schedule_files/schedule_file'
import { linksBetweenLeaves } from '#engines/schedule_files/summary_links'
import { toPlan } from '#engines/schedule_files/to_plan'

const LONGEST_CODE = 40
const LONGEST_NAME = 200

/**
 * A schedule as the tables here can hold it: links of tasks, one a pair, lags in working time, no
 * summary without tasks. What is lost is added to what reading has found.
 * @throws SchedulingError for a plan that has no dates
 */
export function storableFile(file: ScheduleFile): ScheduleFile {
  const leftovers = new Leftovers()
  const tasks = withoutEmpty(file.tasks, leftovers).map((task) => ({
    ...task,
    ...actualsOf(task, leftovers),
    code: task.code.slice(0, LONGEST_CODE),
    name: task.name.replace(/\s+/g, ' ').slice(0, LONGEST_NAME),
  }))
  const working = workingLags(file, linksBetweenLeaves(file, leftovers), leftovers)
  const links = oneOfPair(working, file.tasks, leftovers)
  const all: Leftover[] = [...file.leftovers, ...leftovers.list()]
  return { ...file, tasks, links, leftovers: all }
}

/** Work ends no earlier than it began; what has only an end, as a milestone, began then. */
function actualsOf({ name, actualStart, actualFinish }: FileTask, leftovers: Leftovers) {
  if (actualFinish === null) return {}
  if (actualStart === null) return { actualStart: actualFinish }
  if (actualFinish >= actualStart) return {}
  leftovers.add('unread_dates', name)
  return { actualFinish: null }
}

function withoutEmpty(tasks: readonly FileTask[], leftovers: Leftovers): FileTask[] {
  const filled = new Set<string>()
  const parents = new Map(tasks.map(({ key, parent }) => [key, parent]))
  for (const task of tasks)
    if (task.kind !== 'summary')
      for (let at = task.parent; at !== null && !filled.has(at); at = parents.get(at) ?? null)
        filled.add(at)
  return tasks.filter(({ kind, key, name }) => {
    const isEmpty = kind === 'summary' && !filled.has(key)
    if (isEmpty) leftovers.add('empty_summaries', name)
    return !isEmpty
  })
}

/** An elapsed lag as the working time that it comes to where the task lies now. */
function workingLags(file: ScheduleFile, links: FileLink[], leftovers: Leftovers): FileLink[] {
  if (!links.some(({ isElapsed }) => isElapsed)) return links
  const { plan, ids } = toPlan(file)
  const { dates } = new Schedule(plan).outcome()
  const byKey = new Map(file.tasks.map((task) => [task.key, task]))
  const rules = new Map(file.calendars.map((calendar) => [calendar.key, calendar.rules]))
  return links.map((link) => {
    if (!link.isElapsed) return link
    const from = byKey.get(link.from)!
    leftovers.add('elapsed_lags', byKey.get(link.to)!.name)
    const calendar = new WorkCalendar(
      rules.get(from.calendar ?? file.project.calendar)!,
      dayOf(file.project.start)
    )
    const { earlyStart, earlyFinish } = dates.get(ids.get(link.from)!)!
    const left = link.type[0] === 'S' ? earlyStart : earlyFinish
    return { ...link, lag: calendar.between(left, left + link.lag), isElapsed: false }
  })
}

/** Of two links of a pair the one from finish to start, else the first. */
function oneOfPair(links: readonly FileLink[], tasks: readonly FileTask[], leftovers: Leftovers) {
  const names = new Map(tasks.map(({ key, name }) => [key, name]))
  const pairs = new Map<string, FileLink>()
  for (const link of links) {
    const pair = `${link.from} ${link.to}`
    const other = pairs.get(pair)
    if (other) leftovers.add('second_links', names.get(link.to))
    if (!other || (link.type === 'FS' && other.type !== 'FS')) pairs.set(pair, link)
  }
  return [...pairs.values()]
}
