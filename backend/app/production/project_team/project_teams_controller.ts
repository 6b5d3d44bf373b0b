import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { projectTeam, showMember } from '#production/project_team/present_team'
import ProjectTeamMember from '#production/project_team/project_team_member'
import {
  addMember,
  lockMember,
  removeMember,
  TEAM_MEMBER,
  updateMember,
} from '#production/project_team/save_member'
import { createMemberValidator, updateMemberValidator } from '#production/project_team/validator'
import { findProject } from '#production/projects/find_project'

export default class ProjectTeamsController {
  /** Everyone on a project, whom its record names first. */
  async index(ctx: HttpContext) {
    return projectTeam(ctx, await findProject(ctx.params.id))
  }

  async store(ctx: HttpContext) {
    const project = await findProject(ctx.params.id)
    const input = await validateBody(ctx, createMemberValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      showMember(ctx, await addMember(uow, project, input), uow)
    )
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateMemberValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const member = await lockMember(uow, ctx.params.id, expectedVersion)
      await updateMember(uow, member, input)
      return showMember(ctx, member, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) =>
      removeMember(uow, await lockMember(uow, ctx.params.id, expectedVersion))
    )
  }

  /** What happened to a member, newest first. */
  async history(ctx: HttpContext) {
    const member = await ProjectTeamMember.find(ctx.params.id)
    if (!member) throw notFound()
    return answerHistory(ctx, TEAM_MEMBER, member.id)
  }
}
