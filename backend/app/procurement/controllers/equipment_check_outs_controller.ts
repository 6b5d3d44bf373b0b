import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { checkOut } from '#procurement/equipment/custody'
import { lockEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { checkOutValidator } from '#procurement/validators/equipment'

export default class EquipmentCheckOutsController {
  /** Hands a piece of equipment to somebody. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, checkOutValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const equipment = await lockEquipment(unit, ctx.params.id, seen)
      await checkOut(unit, equipment, input)
      return showEquipment(ctx, equipment.id, unit)
    })
  }
}
