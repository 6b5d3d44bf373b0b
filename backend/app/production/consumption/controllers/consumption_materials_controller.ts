import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { listMaterialSums } from '#production/consumption/queries/list_sums'
import { findMaterial, materialEntries } from '#production/consumption/queries/material_entries'
import { materialEntriesValidator } from '#production/consumption/validator'

export default class ConsumptionMaterialsController {
  /** Materials over all projects. */
  async index(ctx: HttpContext) {
    return listMaterialSums(ctx)
  }

  /** The rows behind a figure, of all projects or one. */
  async entries(ctx: HttpContext) {
    const materialId = await findMaterial(ctx.params.id)
    return materialEntries(ctx, materialId, await validateQuery(ctx, materialEntriesValidator))
  }
}
