import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { invalid, notFound } from '#core/base/app_error'
import { isActiveUser } from '#core/base/is_active_user'
import { userNames } from '#core/base/user_names'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Project from '#production/projects/project'
import ProjectTeamMember from './project_team_member.js'
import type { createMemberValidator, updateMemberValidator } from './validator.js'

type Changes = Infer<typeof updateMemberValidator>

/** `entity_type` of the audit log. */
export const TEAM_MEMBER = 'project_team_member'

/** Takes someone into the team of a project. @throws AppError 422 for someone who has left, or is in it */
export async function addMember(
  uow: UnitOfWork,
  project: Project,
  { userId, ...input }: Infer<typeof createMemberValidator>
) {
  if (!(await isActiveUser(uow.trx, userId))) throw invalid({ userId: ['absent'] })
  // two who add the same person at once take turns
  await uow.trx.from('projects').where('id', project.id).forUpdate().select('id')
  const member = new ProjectTeamMember().useTransaction(uow.trx)
  member.merge({ ...emptyColumns(ProjectTeamMember), projectId: project.id, userId, version: 1 })
  member.createdBy = uow.actor.id
  await fill(uow, member, input)
  await record(uow, 'create', member, { after: member.toAudit() })
  return member
}

/** Changes a locked member. @throws AppError 422 as above */
export async function updateMember(uow: UnitOfWork, member: ProjectTeamMember, input: Changes) {
  const before = member.toAudit()
  member.version++
  await fill(uow, member, input)
  await record(uow, 'update', member, { before, after: member.toAudit() })
}

/** Takes a locked member out, as if they had never been in; who leaves is given a last day instead. */
export async function removeMember(uow: UnitOfWork, member: ProjectTeamMember) {
  await member.delete()
  await record(uow, 'delete', member, { before: member.toAudit() })
}

/** Locked until the unit ends, with the team of the project. @throws AppError 404, 412 */
export async function lockMember(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<ProjectTeamMember> {
  const found = await ProjectTeamMember.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw notFound()
  await uow.trx.from('projects').where('id', found.projectId).forUpdate().select('id')
  const member = await ProjectTeamMember.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .first()
  if (!member) throw notFound()
  await checkVersion(member, expectedVersion, uow.trx)
  return member
}

async function fill(uow: UnitOfWork, member: ProjectTeamMember, input: Changes) {
  member.merge(input)
  const { fromOn, toOn } = member
  if (toOn !== null && toOn < fromOn) throw invalid({ toOn: ['afterFrom'] })
  await requireFree(uow, member)
  member.updatedBy = uow.actor.id
  await member.save()
}

/** No one is in the team twice at once in the same role. @throws AppError 422 */
async function requireFree({ trx }: UnitOfWork, member: ProjectTeamMember) {
  const { id, projectId, userId, role, fromOn, toOn } = member
  const others = ProjectTeamMember.query({ client: trx })
    .where({ projectId, userId, role })
    .where((query) => query.whereNull('toOn').orWhere('toOn', '>=', fromOn))
  if (id) others.whereNot('id', id)
  if (toOn !== null) others.where('fromOn', '<=', toOn)
  // a plain read would know the team as it was when this unit read first
  if (await others.forUpdate().first()) throw invalid({ fromOn: ['inTeam'] })
}

interface Recorded {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

async function record(
  uow: UnitOfWork,
  action: string,
  member: ProjectTeamMember,
  changes: Recorded
) {
  const { id, userId, projectId } = member
  const label = (await userNames([userId], uow.trx)).get(userId) ?? String(userId)
  await uow.audit({ action, entityType: TEAM_MEMBER, entityId: id, label, ...changes })
  const data = { resource: 'project-team', id: projectId, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'project-team.view', data }))
}
