import { shareOf } from '#people/reports/shares'
import type { Week } from './weeks.js'

/** Somebody's time on a project; null is as long as the project runs. */
export interface Assignment {
  projectId: number
  role: string
  fromOn: string | null
  untilOn: string | null
}

export interface StaffedWeek {
  /** What the person is on in this week, each project once. */
  projects: Pick<Assignment, 'projectId' | 'role'>[]
  /** Working days on at least one project. */
  assignedDays: number
  workingDays: number
  /** Hundredths of a percent; null in a week without work. */
  utilization: number | null
}

const holdsOn = ({ fromOn, untilOn }: Assignment, from: string, to = from) =>
  (fromOn === null || fromOn <= to) && (untilOn === null || untilOn >= from)

/** A week of somebody, by what they are assigned to. */
export function staffedWeek(
  assignments: readonly Assignment[],
  week: Week,
  days: readonly string[]
): StaffedWeek {
  const here = assignments.filter((one) => holdsOn(one, week.from, week.to))
  const projects = new Map(here.map(({ projectId, role }) => [projectId, { projectId, role }]))
  const assignedDays = days.filter((day) => here.some((one) => holdsOn(one, day))).length
  return {
    projects: [...projects.values()],
    ...{ assignedDays, workingDays: days.length },
    utilization: shareOf(assignedDays, days.length),
  }
}

export interface WeekTotal {
  /** How many are on a project. */
  people: number
  utilization: number | null
}

/** What the weeks of several people come to. */
export function totalOf(weeks: readonly StaffedWeek[]): WeekTotal {
  const sum = (key: 'assignedDays' | 'workingDays') =>
    weeks.reduce((total, week) => total + week[key], 0)
  return {
    people: weeks.filter(({ projects }) => projects.length > 0).length,
    utilization: shareOf(sum('assignedDays'), sum('workingDays')),
  }
}
