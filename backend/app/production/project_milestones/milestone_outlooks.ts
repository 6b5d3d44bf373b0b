import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { percentOf } from '#engines/money/money'
import { contractValue } from '#production/projects/contract_value'
import type Project from '#production/projects/project'
import { engineCalendars, planCalendars } from '#production/work_calendars/plan_calendars'
import { outlookOf, type Outlook, type TaskDay } from './outlook.js'
import type ProjectMilestone from './project_milestone.js'

interface LinkedTask extends TaskDay {
  id: number
  code: string
  name: string
  nameAr: string | null
}

export interface PlacedMilestone extends Outlook {
  milestone: ProjectMilestone
  /** Null where it has none, or the schedule has it no more. */
  task: LinkedTask | null
  /** Of the schedule's calendar, to say floats in days. */
  minutesPerDay: number
  /** What it makes payable; null where it triggers no payment. */
  payableMinor: number | null
}

/** The milestones of one project with where its schedule puts them; five queries, however many they are. */
export async function milestoneOutlooks(
  project: Project,
  milestones: readonly ProjectMilestone[],
  uow?: UnitOfWork
): Promise<PlacedMilestone[]> {
  if (!milestones.length) return []
  const tasks = await linkedTasks(milestones, uow)
  const contractMinor = await contractValue(project, uow?.trx)
  const { between, minutesPerDay } = await calendarOf(project.id, uow)
  const now = today()
  return milestones.map((milestone) => {
    const { taskId, paymentMinor, paymentBp } = milestone
    const task = taskId === null ? null : (tasks.get(taskId) ?? null)
    const outlook = outlookOf(milestone, { task, today: now, contractMinor, between })
    const share = paymentBp === null ? null : percentOf(contractMinor, paymentBp)
    return { ...outlook, milestone, task, minutesPerDay, payableMinor: paymentMinor ?? share }
  })
}

async function linkedTasks(milestones: readonly ProjectMilestone[], uow?: UnitOfWork) {
  const ids = milestones.flatMap(({ taskId }) => taskId ?? [])
  const rows = ids.length
    ? await (uow?.trx ?? db)
        .from('tasks')
        .whereIn('id', ids)
        .whereNull('removed_in')
        .select('id', 'code', 'name', 'name_ar', 'early_finish', 'actual_finish')
    : []
  const tasks = rows.map((row): LinkedTask => ({
    ...{ id: row.id, code: row.code, name: row.name, nameAr: row.name_ar },
    ...{ earlyFinish: row.early_finish, actualFinish: row.actual_finish },
  }))
  return new Map(tasks.map((task) => [task.id, task]))
}

/** The working time of the project's schedule; a project without one has no forecasts to measure. */
async function calendarOf(projectId: number, uow?: UnitOfWork) {
  const schedule = await (uow?.trx ?? db)
    .from('schedules')
    .where('project_id', projectId)
    .select('calendar_id', 'start')
    .first()
  if (!schedule) return { between: () => 0, minutesPerDay: 1 }
  const calendars = await planCalendars(uow?.trx)
  const engine = engineCalendars(calendars, schedule.start).get(schedule.calendar_id)!
  const { hoursPerDayE4 } = calendars.get(schedule.calendar_id)!.calendar
  return {
    between: (from: number, to: number) => engine.between(from, to),
    minutesPerDay: Math.round((hoursPerDayE4 * 60) / 10_000),
  }
}
