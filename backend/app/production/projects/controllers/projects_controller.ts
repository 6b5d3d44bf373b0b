import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { projectListing } from '#production/projects/listing'
import Project from '#production/projects/project'
import { lockProject, enterProject, updateProject } from '#production/projects/save_project'
import { createProjectValidator, updateProjectValidator } from '#production/projects/validator'
import { findProject } from '#production/projects/find_project'
import ProjectTransformer from '#production/projects/project_transformer'

export default class ProjectsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createProjectValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => shown(ctx, await enterProject(uow, input), uow))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateProjectValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const project = await lockProject(uow, ctx.params.id, expectedVersion)
      await updateProject(uow, project, input)
      return shown(ctx, project, uow)
    })
  }

  async index(ctx: HttpContext) {
    const projects = await answerList(ctx, Project, projectListing)
    const names = await userNames(projects.map(({ managerId }) => managerId))
    return ctx.serialize(ProjectTransformer.transform(projects, ctx.abilities, names))
  }

  async show(ctx: HttpContext) {
    return shown(ctx, await findProject(ctx.params.id))
  }
}

async function shown(ctx: HttpContext, project: Project, uow?: UnitOfWork) {
  const names = await userNames([project.managerId, project.siteEngineerId], uow?.trx)
  return ctx.serialize(ProjectTransformer.transform(project, ctx.abilities, names))
}
