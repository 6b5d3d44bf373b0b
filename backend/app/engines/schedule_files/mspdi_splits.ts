import { dayOf } from '#engines/scheduling/moment'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { Leftovers } from './leftovers.js'
import { momentOf, numberOf } from './mspdi_values.js'
import type { FileCalendar, FileProject, FileTask } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/** Work by the hour that is planned, and that was done. */
const PLANNED = 1
const DONE = 2

/**
 * Project splits a task where its assignments have hours without work. A schedule here has tasks of one
 * piece: the gaps count as part of the duration, so that the task ends when the file says.
 */
export function closeSplits(
  tasks: readonly FileTask[],
  assignments: readonly Record[],
  calendars: readonly FileCalendar[],
  project: FileProject,
  leftovers: Leftovers
): void {
  const byTask = Map.groupBy(assignments, (record) => textOf(record, 'TaskUID'))
  for (const task of tasks) {
    const [only, ...more] = byTask.get(task.key) ?? []
    // hours at which one of several works are no gap
    if (!only || more.length || task.kind === 'summary' || task.pinnedStart !== null) continue
    const pauses = childrenOf(only, 'TimephasedData')
    if (!pauses.length) continue
    const key = task.calendar ?? project.calendar
    const { rules } = calendars.find((of) => of.key === key)!
    const calendar = new WorkCalendar(rules, dayOf(project.start))
    const [planned, done] = [PLANNED, DONE].map((type) => idleOf(pauses, type, calendar))
    if (!planned && !done) continue
    leftovers.add('splits', task.name)
    task.duration += planned! + done!
    if (task.remaining !== null) task.remaining += planned!
  }
}

const idleOf = (pauses: readonly Record[], type: number, calendar: WorkCalendar): number =>
  pauses
    .filter((pause) => numberOf(pause, 'Type') === type)
    .reduce((sum, pause) => {
      const [from, to] = [momentOf(pause, 'Start'), momentOf(pause, 'Finish')]
      return from === null || to === null || to < from ? sum : sum + calendar.between(from, to)
    }, 0)
