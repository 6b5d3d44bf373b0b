import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  createEquipment,
  deleteEquipment,
  lockEquipment,
  updateEquipment,
} from '#procurement/equipment/save_equipment'
import { showEquipment } from '#procurement/equipment/show_equipment'
import { equipmentListing } from '#procurement/equipment/listing'
import Equipment from '#procurement/equipment/models/equipment'
import { projectNames } from '#procurement/shared/localized_names'
import EquipmentTransformer from '#procurement/equipment/transformers/equipment_transformer'
import {
  createEquipmentValidator,
  updateEquipmentValidator,
} from '#procurement/equipment/validator'

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
    return writeRequest(ctx, async (uow) => {
      const { id } = await createEquipment(uow, input)
      return showEquipment(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateEquipmentValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const equipment = await lockEquipment(uow, ctx.params.id, expectedVersion)
      await updateEquipment(uow, equipment, input)
      return showEquipment(ctx, equipment.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteEquipment(uow, await lockEquipment(uow, ctx.params.id, expectedVersion))
    })
  }
}
