import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { logEvent } from '#procurement/equipment/service_events'
import { lockEquipment, record, saveEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentEventValidator } from '#procurement/equipment/validator'

export default class EquipmentEventsController {
  /** Notes a service, a reading, a breakdown … */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, equipmentEventValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const equipment = await lockEquipment(uow, ctx.params.id, expectedVersion)
      const before = equipment.toAudit()
      await logEvent(uow, equipment, input)
      equipment.version++
      // a breakdown or a repair counts from the day it happened, however late it is written down
      await saveEquipment(uow, equipment, { fromOn: input.happenedOn })
      await record(uow, input.kind, equipment, { before, after: equipment.toAudit() })
      return showEquipment(ctx, equipment.id, uow)
    })
  }
}
