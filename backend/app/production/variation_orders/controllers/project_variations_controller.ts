import type { HttpContext } from '@adonisjs/core/http'
import { findProject } from '#production/projects/find_project'
import { projectVariations } from '#production/variation_orders/project_variations'

export default class ProjectVariationsController {
  /** What the variations of a project add up to. */
  async show({ params, abilities }: HttpContext) {
    return projectVariations(await findProject(params.id), abilities)
  }
}
