import { parseDay, parseMoment } from '#engines/scheduling/moment'
import type { Plan, PlanLink, PlanSettings, PlanTask } from '#engines/scheduling/network'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import { GULF_WEEK, type WorkRules } from '#engines/scheduling/work_week'

export const RULES: WorkRules = { week: GULF_WEEK, periods: [], exceptions: [] }

/** Sunday, 1 March 2026, eight o'clock. */
export const START = parseMoment('2026-03-01T08:00')
export const DAY = 480

export const task = (id: number, days: number, other: Partial<PlanTask> = {}): PlanTask => ({
  id,
  kind: 'task',
  parentId: null,
  calendarId: 1,
  duration: days * DAY,
  constraint: null,
  deadline: null,
  pinnedStart: null,
  actualStart: null,
  actualFinish: null,
  remaining: null,
  ...other,
})

export const link = (
  from: number,
  to: number,
  type: PlanLink['type'] = 'FS',
  days = 0
): PlanLink => ({ from, to, type, lag: days * DAY })

export function plan(
  tasks: PlanTask[],
  links: PlanLink[] = [],
  settings: Partial<PlanSettings> = {},
  rules: Record<number, WorkRules> = { 1: RULES }
): Plan {
  const around = parseDay('2026-03-01')
  return {
    tasks,
    links,
    settings: {
      start: START,
      dataDate: null,
      mustFinish: null,
      calendarId: 1,
      lagCalendar: 'predecessor',
      outOfSequence: 'retained_logic',
      critical: 'float',
      criticalFloat: 0,
      ...settings,
    },
    calendars: new Map(
      Object.entries(rules).map(([id, of]) => [Number(id), new WorkCalendar(of, around)])
    ),
  }
}
