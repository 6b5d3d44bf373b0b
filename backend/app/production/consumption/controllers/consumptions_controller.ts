import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { consumptionEntries } from '#production/consumption/queries/consumption_entries'
import { findConsumption, listConsumption } from '#production/consumption/queries/list_consumption'
import { showConsumption } from '#production/consumption/queries/show_consumption'
import { entriesValidator } from '#production/consumption/validator'

export default class ConsumptionsController {
  /** Materials by project: planned, issued, installed, wasted. */
  async index(ctx: HttpContext) {
    return listConsumption(ctx)
  }

  /** A material of a project, month by month. */
  async show({ params, abilities }: HttpContext) {
    return showConsumption(params.id, abilities)
  }

  /** The rows behind a figure. */
  async entries(ctx: HttpContext) {
    const row = await findConsumption(ctx.params.id)
    const question = await validateQuery(ctx, entriesValidator)
    const own = { projectId: row.project_id, materialId: row.material_id }
    return consumptionEntries({ ...own, ...question }, ctx.abilities.has('projects.prices'))
  }
}
