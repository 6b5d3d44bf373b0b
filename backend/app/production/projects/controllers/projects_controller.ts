import type { HttpContext } from '@adonisjs/core/http'
import { answerList } from '#core/listing/answer_list'
import { projectListing } from '#production/projects/listing'
import Project from '#production/projects/project'
import { findProject } from '#production/projects/find_project'
import ProjectTransformer from '#production/projects/project_transformer'

export default class ProjectsController {
  async index(ctx: HttpContext) {
    const projects = await answerList(ctx, Project, projectListing)
    return ctx.serialize(ProjectTransformer.transform(projects, ctx.abilities))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(
      ProjectTransformer.transform(await findProject(ctx.params.id), ctx.abilities)
    )
  }
}
