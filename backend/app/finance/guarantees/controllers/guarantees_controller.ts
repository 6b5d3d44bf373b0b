import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { removeFiles } from '#finance/guarantees/guarantee_files'
import {
  listedGuarantees,
  showGuarantee,
  visibleGuarantee,
} from '#finance/guarantees/present_guarantees'
import { GUARANTEE, lockGuarantee } from '#finance/guarantees/record_guarantee'
import {
  createGuarantee,
  deleteGuarantee,
  updateGuarantee,
} from '#finance/guarantees/save_guarantee'
import { createGuaranteeValidator, updateGuaranteeValidator } from '#finance/guarantees/validator'

export default class GuaranteesController {
  /** The register, first those that end first. */
  async index(ctx: HttpContext) {
    return listedGuarantees(ctx)
  }

  async show(ctx: HttpContext) {
    return showGuarantee(ctx, await visibleGuarantee(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createGuaranteeValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      showGuarantee(ctx, (await createGuarantee(uow, input)).id, uow)
    )
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateGuaranteeValidator)
    const addressed = { id: Number(ctx.params.id), expectedVersion: requireVersion(ctx) }
    return writeRequest(ctx, async (uow) => {
      const guarantee = await lockGuarantee(uow, addressed, ['requested', 'active', 'extended'])
      await updateGuarantee(uow, guarantee, input)
      return showGuarantee(ctx, guarantee.id, uow)
    })
  }

  /** What a bank has issued stays in the register. */
  async destroy(ctx: HttpContext) {
    const addressed = { id: Number(ctx.params.id), expectedVersion: requireVersion(ctx) }
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const guarantee = await lockGuarantee(uow, addressed, ['requested'])
      await removeFiles(uow, guarantee)
      await deleteGuarantee(uow, guarantee)
    })
  }

  /** What happened to it, newest first. */
  async history(ctx: HttpContext) {
    return answerHistory(ctx, GUARANTEE, await visibleGuarantee(ctx))
  }
}
