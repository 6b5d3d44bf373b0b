import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { makeByHand } from '#people/checklists/make_by_hand'
import { checklistsOf, showChecklist } from '#people/checklists/present_checklists'
import { createChecklistValidator } from '#people/checklists/validator'

export default class ChecklistsOfEmployeesController {
  async index(ctx: HttpContext) {
    return checklistsOf(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createChecklistValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await makeByHand(uow, ctx.params.id, input)
      return showChecklist(ctx, id, uow)
    })
  }
}
