import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { findReturn, lockReturn } from '#procurement/withholding_returns/find_return'
import { presentReturn } from '#procurement/withholding_returns/present_returns'
import {
  fileReturn,
  payReturn,
  prepareReturn,
  reopenReturn,
} from '#procurement/withholding_returns/steps'
import { fileReturnValidator, payReturnValidator } from '#procurement/withholding_returns/validator'
import type WithholdingReturn from '#procurement/withholding_returns/withholding_return'

export default class WithholdingReturnStepsController {
  async prepare(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return step(ctx, prepareReturn)
  }

  async reopen(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return step(ctx, reopenReturn)
  }

  async file(ctx: HttpContext) {
    const input = await validateBody(ctx, fileReturnValidator)
    return step(ctx, (uow, one) => fileReturn(uow, one, input))
  }

  async pay(ctx: HttpContext) {
    const input = await validateBody(ctx, payReturnValidator)
    return step(ctx, (uow, one) => payReturn(uow, one, input))
  }
}

/** One step of a return on the version that was read; answered as it is after the commit. */
async function step(
  ctx: HttpContext,
  work: (uow: UnitOfWork, one: WithholdingReturn) => Promise<void>
) {
  const expectedVersion = requireVersion(ctx)
  const { id } = await writeRequest(ctx, async (uow) => {
    const one = await lockReturn(uow, ctx.params.id, expectedVersion)
    await work(uow, one)
    return { id: one.id }
  })
  return presentReturn(ctx, await findReturn(id))
}
