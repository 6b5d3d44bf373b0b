import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { notFound } from '#core/base/app_error'
import Equipment from '#procurement/equipment/models/equipment'

export default class EquipmentHistoriesController {
  async index(ctx: HttpContext) {
    const equipment = await Equipment.find(ctx.params.id)
    if (!equipment) throw notFound()
    return answerHistory(ctx, 'equipment', equipment.id)
  }
}
