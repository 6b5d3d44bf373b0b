import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { writeOffListing } from '#commercial/write_offs/listing'
import { presentWriteOffs, showWriteOff } from '#commercial/write_offs/present_write_offs'
import { WRITE_OFF } from '#commercial/write_offs/records'
import { requestWriteOff } from '#commercial/write_offs/request_write_off'
import { createWriteOffValidator } from '#commercial/write_offs/validator'
import WriteOff from '#commercial/write_offs/write_off'

export default class WriteOffsController {
  async index(ctx: HttpContext) {
    return presentWriteOffs(ctx, await answerList(ctx, WriteOff, writeOffListing))
  }

  async show(ctx: HttpContext) {
    return showWriteOff(ctx, ctx.params.id)
  }

  /** Asked for on the version of the invoice that was read. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createWriteOffValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      const { id } = await requestWriteOff(uow, invoice, input)
      return showWriteOff(ctx, id, uow)
    })
  }

  /** What happened to a write-off, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showWriteOff(ctx, ctx.params.id)
    return answerHistory(ctx, WRITE_OFF, id)
  }
}
