import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'

/** A query for the ids of the projects that are someone's on a day: they run them, or are in their team. */
export function ownProjects(userIds: readonly number[], on: string = today()) {
  const team = db
    .from('project_team_members')
    .whereIn('user_id', [...userIds])
    .where('from_on', '<=', on)
    .where((query) => void query.whereNull('to_on').orWhere('to_on', '>=', on))
    .select('project_id')
  return db
    .from('projects')
    .whereIn('manager_id', [...userIds])
    .orWhereIn('site_engineer_id', [...userIds])
    .orWhereIn('id', team)
    .select('id')
}
