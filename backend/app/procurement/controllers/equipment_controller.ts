import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { createEquipment, deleteEquipment, lockEquipment, updateEquipment } from '#procurement/equipment/save_equipment' // prettier-ignore
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentListing } from '#procurement/listings/equipment_listing'
import Equipment from '#procurement/models/equipment'
import { projectNames } from '#procurement/queries/reader_names'
import EquipmentTransformer from '#procurement/transformers/equipment_transformer'
import { createEquipmentValidator, updateEquipmentValidator } from '#procurement/validators/equipment' // prettier-ignore

export default class EquipmentController {
  async index(ctx: HttpContext) {
    const equipment = await answerList(ctx, Equipment, equipmentListing)
    const projects = await projectNames(equipment.map(({ projectId }) => projectId))
    return ctx.serialize(EquipmentTransformer.transform(equipment, approverOf(ctx), projects))
  }

  async show(ctx: HttpContext) {
    return showEquipment(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createEquipmentValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createEquipment(unit, input)
      return showEquipment(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateEquipmentValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const equipment = await lockEquipment(unit, ctx.params.id, seen)
      await updateEquipment(unit, equipment, input)
      return showEquipment(ctx, equipment.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteEquipment(unit, await lockEquipment(unit, ctx.params.id, seen))
    })
  }
}
