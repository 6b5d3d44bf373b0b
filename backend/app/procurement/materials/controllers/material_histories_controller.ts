import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { notFound } from '#core/base/app_error'
import Material from '#procurement/materials/models/material'

export default class MaterialHistoriesController {
  async index(ctx: HttpContext) {
    const material = await Material.find(ctx.params.id)
    if (!material) throw notFound()
    return answerHistory(ctx, 'material', material.id)
  }
}
