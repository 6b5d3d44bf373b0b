import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import type Equipment from '#procurement/equipment/models/equipment'
import type EquipmentOutage from '#procurement/equipment/models/equipment_outage'
import { dropOutage, planOutage } from '#procurement/equipment/outages'
import { lockEquipment, record, saveEquipment } from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentOutageValidator } from '#procurement/equipment/validator'

export default class EquipmentOutagesController {
  /** Plans maintenance. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, equipmentOutageValidator)
    return change(ctx, async (uow, equipment) => {
      const after = outageAudit(await planOutage(uow, equipment, input))
      await record(uow, 'plan_maintenance', equipment, { after })
    })
  }

  /** Calls planned maintenance off. */
  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.outageId)
    return change(ctx, async (uow, equipment) => {
      const before = outageAudit(await dropOutage(uow, equipment, id))
      await record(uow, 'cancel_maintenance', equipment, { before })
    })
  }
}

const outageAudit = ({ fromOn, backOn, note }: EquipmentOutage) => ({
  outFromOn: fromOn,
  expectedBackOn: backOn,
  note,
})

function change(ctx: HttpContext, work: (uow: UnitOfWork, equipment: Equipment) => Promise<void>) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const equipment = await lockEquipment(uow, ctx.params.id, expectedVersion)
    await work(uow, equipment)
    equipment.version++
    await saveEquipment(uow, equipment)
    return showEquipment(ctx, equipment.id, uow)
  })
}
