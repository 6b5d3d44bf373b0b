import type { HttpContext } from '@adonisjs/core/http'
import { listTracking } from '#production/payment_tracking/queries/list_tracking'
import { projectTracking } from '#production/payment_tracking/queries/project_tracking'
import { findProject } from '#production/projects/find_project'

export default class PaymentTrackingsController {
  /** Contract, money in and money out of every project, each currency by itself. */
  async index(ctx: HttpContext) {
    return listTracking(ctx)
  }

  /** The same of one project, with its cash by month. */
  async show({ params, abilities }: HttpContext) {
    return projectTracking(await findProject(params.id), abilities)
  }
}
