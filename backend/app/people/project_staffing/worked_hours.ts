import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import type { Week } from './weeks.js'

/** What somebody's timesheet of a week says, once it is handed in. */
export interface WorkedWeek {
  timesheetId: number
  minutes: number
  /** By project; null stands for work that is of none. */
  projects: { projectId: number | null; minutes: number }[]
}

interface Hours {
  employee_id: number
  timesheet_id: number
  week: string
  project_id: number | null
  minutes: number | string
}

interface Asked {
  weeks: readonly Week[]
  employeeIds: readonly number[]
  /** Of this project alone; null for all. */
  projectId: number | null
}

/** The hours of some people in some weeks, beside what was planned; null where none are handed in. */
export async function workedHours(asked: Asked) {
  const rows = await inPortions(asked.employeeIds, (employeeIds) =>
    hoursOf({ ...asked, employeeIds })
  )
  const found = Map.groupBy(rows, (row) => `${row.employee_id} ${row.week}`)
  const projects = new Set(rows.map((row) => row.project_id).filter((id) => id !== null))
  const of = (employeeId: number, week: Week) => weekOf(found.get(`${employeeId} ${week.from}`))
  return { of, projectIds: [...projects] }
}

function hoursOf({ weeks, employeeIds, projectId }: Asked): Promise<Hours[]> {
  return db
    .from('time_entries as e')
    .join('timesheets as t', 't.id', 'e.timesheet_id')
    .whereIn('e.employee_id', [...employeeIds])
    .whereBetween('e.worked_on', [weeks[0]!.from, weeks.at(-1)!.to])
    .whereNot('t.status', 'draft')
    .if(projectId, (query) => query.where('e.project_id', projectId!))
    .groupBy('e.employee_id', 'e.timesheet_id', 't.week_start', 'e.project_id')
    .orderBy('e.project_id')
    .select('e.employee_id', 'e.timesheet_id', 't.week_start as week', 'e.project_id')
    .sum('e.minutes as minutes')
}

function weekOf(rows: readonly Hours[] = []): WorkedWeek | null {
  const [first] = rows
  if (!first) return null
  const projects = rows.map((row) => ({
    projectId: row.project_id,
    minutes: Number(row.minutes),
  }))
  return {
    timesheetId: first.timesheet_id,
    minutes: projects.reduce((sum, { minutes }) => sum + minutes, 0),
    projects,
  }
}
