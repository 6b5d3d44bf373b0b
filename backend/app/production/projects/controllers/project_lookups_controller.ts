import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { lookupIds } from '#core/listing/lookup'
import { projectListing } from '#production/projects/listing'
import Project from '#production/projects/project'
import ProjectTransformer from '#production/projects/project_transformer'

export default class ProjectLookupsController {
  /** Id and label for a choice: what `q` finds, or the projects given by `id`. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: projectListing,
      shown: ['code', 'name', 'name_ar'],
    })
    const projects = await Project.query().whereIn('id', ids).orderBy('code', 'desc').orderBy('id')
    return ctx.serialize(
      ProjectTransformer.transform(projects, approverOf(ctx)).useVariant('forOption')
    )
  }
}
