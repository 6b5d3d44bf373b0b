import { activeUserIds } from '#core/base/is_active_user'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'

interface Managed {
  id: number
  managerId: number | null
}

/**
 * Who is notified of what a contract asks for: the manager of the project and the planners of its team
 * today, those who may sign in. Where there are none, everyone who manages projects.
 */
export async function plannersOf({ trx }: UnitOfWork, project: Managed): Promise<number[]> {
  const on = today()
  const planners = trx
    .from('project_team_members')
    .where({ project_id: project.id, role: 'planner' })
    .where('from_on', '<=', on)
    .where((query) => void query.whereNull('to_on').orWhere('to_on', '>=', on))
    .select('user_id')
  const people: { id: number }[] = await activeUserIds(trx)
    .where((one) => void one.where('id', project.managerId ?? 0).orWhereIn('id', planners))
    .orderBy('id')
  return people.length ? people.map(({ id }) => id) : holdersOf('projects.manage', trx)
}
