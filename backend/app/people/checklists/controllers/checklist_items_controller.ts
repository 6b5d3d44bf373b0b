import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { listOwnItems, showChecklist } from '#people/checklists/present_checklists'
import { lockItem, reopenItem, tickItem } from '#people/checklists/tick_item'
import { completionValidator } from '#people/checklists/validator'

const doerOf = ({ actor, abilities }: HttpContext) => ({ userId: actor!.id, abilities })

export default class ChecklistItemsController {
  /** What is the viewer's to do. */
  async index(ctx: HttpContext) {
    return listOwnItems(ctx)
  }

  async complete(ctx: HttpContext) {
    const { note = null } = await validateBody(ctx, completionValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const locked = await lockItem(uow, ctx.params.id, expectedVersion, doerOf(ctx))
      await tickItem(uow, locked, note)
      return showChecklist(ctx, locked.checklist.id, uow)
    })
  }

  async reopen(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const locked = await lockItem(uow, ctx.params.id, expectedVersion, doerOf(ctx))
      await reopenItem(uow, locked)
      return showChecklist(ctx, locked.checklist.id, uow)
    })
  }
}
