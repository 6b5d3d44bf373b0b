import { dayOf } from '#engines/scheduling/moment'
import { Schedule } from '#engines/scheduling/schedule'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { Leftovers, type Leftover } from './leftovers.js'
import { LinkNotes } from './link_notes.js'
import type { FileLink, FileTask, ScheduleFile } from './schedule_file.js'
import { linksBetweenLeaves } from './summary_links.js'
import { toPlan } from './to_plan.js'

const LONGEST_CODE = 40
const LONGEST_NAME = 200

export interface StorableFile {
  file: ScheduleFile
  /** What became of links that are not stored as the file has them. */
  notes: LinkNotes
}

/**
 * A schedule as the portal can store it: links of tasks, one a pair, lags in working time, no
 * summary without tasks. What is lost is added to what reading has found.
 * @throws SchedulingError for a plan that has no dates
 */
export function storableFile(file: ScheduleFile): StorableFile {
  const leftovers = new Leftovers()
  const notes = new LinkNotes(file.tasks)
  const tasks = withoutEmpty(file.tasks, leftovers).map((task) => ({
    ...task,
    ...actualsOf(task, leftovers),
    code: task.code.slice(0, LONGEST_CODE),
    name: task.name.replace(/\s+/g, ' ').slice(0, LONGEST_NAME),
  }))
  const leaves = linksBetweenLeaves(file, leftovers, (link) =>
    notes.add('summary_link', link, null)
  )
  const links = oneOfPair(workingLags(file, leaves, { leftovers, notes }), { leftovers, notes })
  const kept = new Set(tasks.map(({ key }) => key))
  const baselines = file.baselines?.map((baseline) => ({
    ...baseline,
    tasks: baseline.tasks.filter(({ task }) => kept.has(task)),
  }))
  const all: Leftover[] = [...file.leftovers, ...leftovers.list()]
  return { file: { ...file, tasks, links, baselines, leftovers: all }, notes }
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

interface Found {
  leftovers: Leftovers
  notes: LinkNotes
}

/** An elapsed lag as the working time that it comes to where the task lies now. */
function workingLags(file: ScheduleFile, links: FileLink[], found: Found): FileLink[] {
  if (!links.some(({ isElapsed }) => isElapsed)) return links
  const { plan, ids } = toPlan(file)
  const { dates } = new Schedule(plan).outcome()
  const byKey = new Map(file.tasks.map((task) => [task.key, task]))
  const rules = new Map(file.calendars.map((calendar) => [calendar.key, calendar.rules]))
  return links.map((link) => {
    if (!link.isElapsed) return link
    const from = byKey.get(link.from)!
    found.leftovers.add('elapsed_lags', byKey.get(link.to)!.name)
    const calendar = new WorkCalendar(
      rules.get(from.calendar ?? file.project.calendar)!,
      dayOf(file.project.start)
    )
    const { earlyStart, earlyFinish } = dates.get(ids.get(link.from)!)!
    const left = link.type[0] === 'S' ? earlyStart : earlyFinish
    const lag = calendar.between(left, left + link.lag)
    found.notes.add('elapsed_lag', link, { type: link.type, lag })
    return { ...link, lag, isElapsed: false }
  })
}

/** Of two links of a pair the one from finish to start, else the first. */
function oneOfPair(links: readonly FileLink[], { leftovers, notes }: Found): FileLink[] {
  const pairs = new Map<string, FileLink[]>()
  for (const link of links) {
    const pair = `${link.from} ${link.to}`
    const known = pairs.get(pair)
    if (!known) pairs.set(pair, [link])
    else if (link.type === 'FS' && known[0]!.type !== 'FS') known.unshift(link)
    else known.push(link)
  }
  return [...pairs.values()].map(([kept, ...dropped]) => {
    const { type, lag } = kept!
    for (const link of dropped) {
      leftovers.add('second_links', notes.nameOf(link.to))
      notes.add('second_link', link, { type, lag })
    }
    return kept!
  })
}
