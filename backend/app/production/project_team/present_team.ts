import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import ProjectTeamMember from './project_team_member.js'

/** Whom the record of a project names, as members of its team; they are changed there. */
const NAMED = [
  { role: 'project_manager', of: 'managerId' },
  { role: 'site_engineer', of: 'siteEngineerId' },
] as const

/** Everyone on a project: who its record names, then who is on it, then who was or will be. */
export async function projectTeam(ctx: HttpContext, project: Project) {
  const members = await ProjectTeamMember.query()
    .where('projectId', project.id)
    .orderBy('fromOn')
    .orderBy('id')
  const names = await userNames([
    project.managerId,
    project.siteEngineerId,
    ...members.map(({ userId }) => userId),
  ])
  const named = NAMED.flatMap(({ role, of }) => {
    const userId = project[of]
    return userId === null ? [] : [namedMember(role, userId, names.get(userId))]
  })
  const present = members.map((member) => presentMember(ctx, member, names.get(member.userId)))
  const [on, off] = [present.filter(({ isOn }) => isOn), present.filter(({ isOn }) => !isOn)]
  return [...named, ...on, ...off]
}

/** A member as every write answers it. */
export async function showMember(ctx: HttpContext, member: ProjectTeamMember, uow: UnitOfWork) {
  const names = await userNames([member.userId], uow.trx)
  return presentMember(ctx, member, names.get(member.userId))
}

const namedMember = (role: string, userId: number, userName: string | undefined) => ({
  ...{ id: null, version: null, userId, userName: userName ?? null, role },
  ...{ fromOn: null, toOn: null, note: null, isOn: true },
  can: { update: false, delete: false },
})

function presentMember(
  { abilities }: HttpContext,
  member: ProjectTeamMember,
  userName: string | undefined
) {
  const { id, version, userId, role, fromOn, toOn, note } = member
  const manages = abilities.has('project-team.manage')
  return {
    ...{ id, version, userId, userName: userName ?? null, role, fromOn, toOn, note },
    isOn: member.isOn(today()),
    can: { update: manages, delete: manages },
  }
}
