import db from '@adonisjs/lucid/services/db'
import { dayNumber } from '#core/database/day_number'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import {
  extensionsOf,
  extensionSql,
  NO_EXTENSION,
  revisedFinish,
  type Client,
} from './completion.js'
import type Project from './project.js'

/** How far the plan of a project is, and when it ends; each null without a plan. */
export interface Standing {
  percentComplete: number | null
  forecastOn: string | null
  /** Calendar days that the forecast lies after the completion date, negative before it. */
  daysLate: number | null
}

export const NO_STANDING: Standing = { percentComplete: null, forecastOn: null, daysLate: null }

type Dated = Pick<Project, 'id' | 'plannedFinishOn' | 'completedOn'>

/** Null where the project is finished, or one of both days isn't known. */
export function daysBehind(
  { completedOn }: Pick<Project, 'completedOn'>,
  forecastOn: string | null,
  finishOn: string | null
): number | null {
  if (!forecastOn || !finishOn || completedOn) return null
  return parseDay(forecastOn) - parseDay(finishOn)
}

/** Where projects stand by their plans; those without a plan are left out. */
export async function standingsOf(
  projects: readonly Dated[],
  client: Client = db
): Promise<Map<number, Standing>> {
  const ids = projects.map(({ id }) => id)
  if (!ids.length) return new Map()
  const rows = await client
    .from('schedules')
    .whereIn('project_id', ids)
    .select('project_id', 'finish', 'progress_bp')
  const plans = new Map(rows.map((row) => [Number(row.project_id), row]))
  const extensions = await extensionsOf(ids, client)
  const standings = new Map<number, Standing>()
  for (const project of projects) {
    const plan = plans.get(project.id)
    if (!plan) continue
    const forecastOn = plan.finish === null ? null : formatDay(dayOf(Number(plan.finish)))
    const extension = extensions.get(project.id) ?? NO_EXTENSION
    const finishOn = revisedFinish(project.plannedFinishOn, extension)
    standings.set(project.id, {
      percentComplete: plan.progress_bp === null ? null : Number(plan.progress_bp) / 100,
      ...{ forecastOn, daysLate: daysBehind(project, forecastOn, finishOn) },
    })
  }
  return standings
}

/** A query for the ids of the projects whose plans end after their completion dates. */
export function lateProjects() {
  const finish = `${dayNumber('p.planned_finish_on')} + ${extensionSql('p.id')}`
  return db
    .from('projects as p')
    .join('schedules as s', 's.project_id', 'p.id')
    .whereNull('p.completed_on')
    .whereNotNull('p.planned_finish_on')
    .whereRaw(`s.finish >= (${finish} + 1) * ${MINUTES_OF_DAY}`)
    .select('p.id')
}
