import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { projectListing } from '#production/projects/listing'
import Project from '#production/projects/project'
import { lockProject, enterProject, updateProject } from '#production/projects/save_project'
import { createProjectValidator, updateProjectValidator } from '#production/projects/validator'
import { findProject } from '#production/projects/find_project'
import { presentProject, presentProjects } from '#production/projects/present_project'

export default class ProjectsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createProjectValidator)
    ctx.response.status(201)
    const isApproved = ctx.abilities.has('projects.approve')
    return writeRequest(ctx, async (uow) =>
      presentProject(ctx, await enterProject(uow, input, isApproved), uow)
    )
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateProjectValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const project = await lockProject(uow, ctx.params.id, expectedVersion)
      await updateProject(uow, project, input)
      return presentProject(ctx, project, uow)
    })
  }

  async index(ctx: HttpContext) {
    return presentProjects(ctx, await answerList(ctx, Project, projectListing))
  }

  async show(ctx: HttpContext) {
    return presentProject(ctx, await findProject(ctx.params.id))
  }
}
