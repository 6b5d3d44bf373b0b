import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { checkIn } from '#procurement/equipment/custody'
import { lockEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { checkInValidator } from '#procurement/validators/equipment'

export default class EquipmentCheckInsController {
  /** Takes a piece of equipment back. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, checkInValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const equipment = await lockEquipment(unit, ctx.params.id, seen)
      await checkIn(unit, equipment, input)
      return showEquipment(ctx, equipment.id, unit)
    })
  }
}
