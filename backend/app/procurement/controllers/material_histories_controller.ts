import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/audit/record_history'
import { notFound } from '#core/exceptions/app_error'
import Material from '#procurement/models/material'

export default class MaterialHistoriesController {
  async index(ctx: HttpContext) {
    const material = await Material.find(ctx.params.id)
    if (!material) throw notFound()
    return answerHistory(ctx, 'material', material.id)
  }
}
