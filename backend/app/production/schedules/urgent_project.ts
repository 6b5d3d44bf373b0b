import db from '@adonisjs/lucid/services/db'
import { dayNumber } from '#core/database/day_number'
import { today } from '#core/settings/firm_clock'
import { MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import { ownProjects } from '#production/projects/own_projects'

/** Work that is going on. */
const UNDER_WAY = ['active', 'in_progress']

/**
 * The project under way that is the latest against its planned finish: those that are the viewer's
 * come first, those with a plan before those without one. What has no forecast, or one that has passed,
 * can't be finished before today.
 */
export async function mostUrgentProject(userId: number): Promise<number | null> {
  const day = parseDay(today())
  const planned = dayNumber('p.planned_finish_on')
  const finish = `CASE WHEN s.finish >= ? THEN s.finish / ${MINUTES_OF_DAY}.0 ELSE ? END`
  const own = (await ownProjects([userId])).map(({ id }) => Number(id))
  const row = await db
    .from('projects as p')
    .leftJoin('schedules as s', 's.project_id', 'p.id')
    .whereIn('p.status', UNDER_WAY)
    .if(own.length, (query) => {
      const places = own.map(() => '?').join(', ')
      query.orderByRaw(`CASE WHEN p.id IN (${places}) THEN 0 ELSE 1 END`, own)
    })
    // a page without a plan shows nobody what is urgent
    .orderByRaw('CASE WHEN s.finish IS NULL THEN 1 ELSE 0 END')
    .orderByRaw('CASE WHEN p.planned_finish_on IS NULL THEN 1 ELSE 0 END')
    .orderByRaw(`${finish} - ${planned} DESC`, [day * MINUTES_OF_DAY, day])
    .orderBy('p.id')
    .select('p.id')
    .first()
  return row ? Number(row.id) : null
}
