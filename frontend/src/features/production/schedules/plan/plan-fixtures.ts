import { newTask } from './new-task'
import { numbered } from './outline'
import type { ScheduleAnswer, ScheduleLink, ScheduleTask } from './types'

const DAY = '08:00-12:00 13:00-17:00'

/** Sunday to Thursday from eight to five, as the firm works. */
const FIRM_CALENDAR = {
  id: 1,
  code: 'FIRM',
  name: 'Firm',
  nameAr: 'الشركة',
  minutesPerDay: 480,
  week: [DAY, DAY, DAY, DAY, DAY, '', ''],
  periods: [],
  exceptions: [],
}

type GivenTask = Partial<ScheduleTask> & { id: number }

/** A schedule as the server answers it, for tests; dates are computed where a test needs them. */
export function makeSchedule(given: {
  tasks: GivenTask[]
  links?: ScheduleLink[]
  more?: Partial<ScheduleAnswer>
}): ScheduleAnswer {
  const tasks = given.tasks.map((task) => ({
    ...newTask(task.id, `A${task.id}`),
    name: `Task ${task.id}`,
    duration: 480,
    ...task,
  }))
  return {
    projectId: 7,
    version: 3,
    finish: null,
    currency: 'SAR',
    plannedStartOn: null,
    settings: {
      start: '2026-11-22T08:00',
      dataDate: null,
      mustFinish: null,
      calendarId: 1,
      lagCalendar: 'predecessor',
      outOfSequence: 'retained_logic',
      critical: 'float',
      criticalFloat: 0,
    },
    can: { update: true, prices: true },
    allowedActions: ['update'],
    calendars: [FIRM_CALENDAR],
    tasks: numbered(tasks),
    links: given.links ?? [],
    resources: [],
    assignments: [],
    milestones: [],
    materials: [],
    ...given.more,
  }
}

export const finishToStart = (fromId: number, toId: number, lag = 0): ScheduleLink => ({
  fromId,
  toId,
  type: 'FS',
  lag,
})
