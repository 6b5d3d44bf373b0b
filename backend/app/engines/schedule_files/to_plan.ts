import { dayOf } from '#engines/scheduling/moment'
import type { Plan, PlanLink, PlanTask } from '#engines/scheduling/network'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { Leftovers } from './leftovers.js'
import { linksBetweenLeaves } from './summary_links.js'
import type { FileTask, ScheduleFile } from './schedule_file.js'

export interface FilePlan {
  plan: Plan
  /** By the key in the file. */
  ids: ReadonlyMap<string, number>
  /** What the file has and the plan does not, beyond what reading it has found. */
  leftovers: Leftovers
}

/**
 * What the engine makes dates of. Links of summaries become links of what they hold where that means
 * the same.
 */
export function toPlan(file: ScheduleFile): FilePlan {
  const leftovers = new Leftovers()
  const ids = new Map(file.tasks.map(({ key }, index) => [key, index + 1]))
  const calendarIds = new Map(file.calendars.map(({ key }, index) => [key, index + 1]))
  const { calendar, name: _, ...settings } = file.project
  const ofProject = calendarIds.get(calendar)!
  const around = dayOf(settings.start)
  const links = linksBetweenLeaves(file, leftovers)
  return {
    ids,
    leftovers,
    plan: {
      settings: { ...settings, calendarId: ofProject },
      tasks: file.tasks.map((task) => planTask(task, ids, calendarIds, ofProject)),
      links: links.map(({ from, to, ...link }): PlanLink => ({
        ...link,
        from: ids.get(from)!,
        to: ids.get(to)!,
      })),
      calendars: new Map(
        file.calendars.map(({ rules }, index) => [index + 1, new WorkCalendar(rules, around)])
      ),
    },
  }
}

function planTask(
  task: FileTask,
  ids: ReadonlyMap<string, number>,
  calendarIds: ReadonlyMap<string, number>,
  ofProject: number
): PlanTask {
  const { key, parent, calendar, code, name, percent, dates, ...facts } = task
  return {
    ...facts,
    id: ids.get(key)!,
    parentId: parent === null ? null : ids.get(parent)!,
    calendarId: (calendar === null ? undefined : calendarIds.get(calendar)) ?? ofProject,
  }
}
