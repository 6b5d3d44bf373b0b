import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockNeed } from '#production/material_needs/actions/lock_need'
import { deleteNeed, updateNeed } from '#production/material_needs/actions/save_needs'
import { answerNeeds } from '#production/material_needs/answer_needs'
import { updateNeedValidator } from '#production/material_needs/validator'

export default class MaterialNeedsController {
  async update(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    const input = await validateBody(ctx, updateNeedValidator)
    return writeRequest(ctx, async (uow) => {
      const need = await lockNeed(uow, ctx.params.id, expectedVersion)
      await updateNeed(uow, need, input)
      return answerNeeds(ctx, need.projectId, uow.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteNeed(uow, await lockNeed(uow, ctx.params.id, expectedVersion))
    })
  }
}
