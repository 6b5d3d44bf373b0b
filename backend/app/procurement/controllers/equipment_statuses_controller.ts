import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { changeStatus } from '#procurement/equipment/events'
import { lockEquipment, record, saveEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentStatusValidator } from '#procurement/validators/equipment'

export default class EquipmentStatusesController {
  /** Moves it to maintenance, out of service, lost or back. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, equipmentStatusValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const equipment = await lockEquipment(unit, ctx.params.id, seen)
      const before = equipment.toAudit()
      changeStatus(equipment, input.status)
      equipment.version++
      await saveEquipment(unit, equipment)
      const after = { ...equipment.toAudit(), ...(input.reason && { reason: input.reason }) }
      await record(unit, 'change_status', equipment, { before, after })
      return showEquipment(ctx, equipment.id, unit)
    })
  }
}
