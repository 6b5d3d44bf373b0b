import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import type DunningPause from '#commercial/dunning/dunning_pause'
import { liftPause, pauseDunning } from '#commercial/dunning/pause_dunning'
import { pauseValidator } from '#commercial/dunning/validator'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'

export default class DunningPausesController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, pauseValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      return shown(await pauseDunning(uow, invoice, input))
    })
  }

  async lift(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      return shown(await liftPause(uow, invoice, reason))
    })
  }
}

const shown = ({ id, invoiceId, kind, reason, untilOn, liftedOn }: DunningPause) => ({
  ...{ id, invoiceId, kind, reason, untilOn, liftedOn },
})
