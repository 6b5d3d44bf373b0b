import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { checkOut } from '#procurement/equipment/custody'
import { lockEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { checkOutValidator } from '#procurement/equipment/validator'

export default class EquipmentCheckOutsController {
  /** Hands a piece of equipment to someone. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, checkOutValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const equipment = await lockEquipment(uow, ctx.params.id, expectedVersion)
      await checkOut(uow, equipment, input)
      return showEquipment(ctx, equipment.id, uow)
    })
  }
}
