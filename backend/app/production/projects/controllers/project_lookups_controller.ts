import type { HttpContext } from '@adonisjs/core/http'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { projectListing } from '#production/projects/listing'
import Project from '#production/projects/project'
import ProjectTransformer from '#production/projects/project_transformer'

const SHOWN = 20

export default class ProjectLookupsController {
  /** Id and label for a choice: what `q` finds, or the projects given by `id`. */
  async index(ctx: HttpContext) {
    const { q, id } = ctx.request.qs()
    const raw = {
      ...(q !== undefined && { q }),
      ...(id !== undefined && { id }),
      _end: String(SHOWN),
    }
    const { ids } = await findPage(
      projectListing,
      parseListQuery(projectListing, raw, ctx.abilities)
    )
    const projects = await Project.query().whereIn('id', ids).orderBy('code', 'desc').orderBy('id')
    return ctx.serialize(
      ProjectTransformer.transform(projects, ctx.abilities).useVariant('forOption')
    )
  }
}
