import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeStatus } from '#procurement/equipment/service_events'
import { lockEquipment, record, saveEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentStatusValidator } from '#procurement/equipment/validator'

export default class EquipmentStatusesController {
  /** Moves it to maintenance, out of service, lost or back. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, equipmentStatusValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const equipment = await lockEquipment(uow, ctx.params.id, expectedVersion)
      const before = equipment.toAudit()
      const { status, reason, expectedBackOn } = input
      changeStatus(equipment, status)
      equipment.version++
      await saveEquipment(uow, equipment, { backOn: expectedBackOn, note: reason })
      const more = { ...(reason && { reason }), ...(expectedBackOn && { expectedBackOn }) }
      const after = { ...equipment.toAudit(), ...more }
      await record(uow, 'change_status', equipment, { before, after })
      return showEquipment(ctx, equipment.id, uow)
    })
  }
}
