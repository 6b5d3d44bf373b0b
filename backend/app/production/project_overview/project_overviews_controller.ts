import type { HttpContext } from '@adonisjs/core/http'
import { findProject } from '#production/projects/find_project'
import { projectOverview } from '#production/project_overview/overview'

export default class ProjectOverviewsController {
  /** Where a project stands; what it is worth and costs only for those who may see that. */
  async show({ params, abilities }: HttpContext) {
    return projectOverview(await findProject(params.id), abilities)
  }
}
