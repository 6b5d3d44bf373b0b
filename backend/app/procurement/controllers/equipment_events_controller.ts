import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { logEvent } from '#procurement/equipment/events'
import { lockEquipment, record, saveEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentEventValidator } from '#procurement/validators/equipment'

export default class EquipmentEventsController {
  /** Notes a service, a reading, a breakdown … */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, equipmentEventValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const equipment = await lockEquipment(unit, ctx.params.id, seen)
      const before = equipment.toAudit()
      await logEvent(unit, equipment, input)
      equipment.version++
      await saveEquipment(unit, equipment)
      await record(unit, input.kind, equipment, { before, after: equipment.toAudit() })
      return showEquipment(ctx, equipment.id, unit)
    })
  }
}
