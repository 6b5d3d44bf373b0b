import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { fileReturn } from '#finance/vat_returns/actions/file_return'
import { prepareReturn, reopenReturn } from '#finance/vat_returns/actions/prepare_return'
import { findReturn, lockReturn } from '#finance/vat_returns/find_return'
import { presentReturn } from '#finance/vat_returns/present_returns'
import { fileReturnValidator } from '#finance/vat_returns/validator'
import type VatReturn from '#finance/vat_returns/vat_return'

export default class VatReturnStepsController {
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
    const { reference, filedOn, note = null, refundRequested = false } = input
    return step(ctx, (uow, one) =>
      fileReturn(uow, one, { reference, filedOn, note, refundRequested })
    )
  }
}

/** One step of a return on the version that was read; answered as it is after the commit. */
async function step(ctx: HttpContext, work: (uow: UnitOfWork, one: VatReturn) => Promise<void>) {
  const expectedVersion = requireVersion(ctx)
  const { id } = await writeRequest(ctx, async (uow) => {
    const one = await lockReturn(uow, ctx.params.id, expectedVersion)
    await work(uow, one)
    return { id: one.id }
  })
  return presentReturn(ctx, await findReturn(id))
}
