import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { orderReport } from '#files/report_files/order_report'
import { openReturns } from '#finance/vat_returns/actions/open_returns'
import { findReturn, labelOf } from '#finance/vat_returns/find_return'
import { vatReturnListing } from '#finance/vat_returns/listing'
import { presentReturn, presentReturns } from '#finance/vat_returns/present_returns'
import { returnFileValidator } from '#finance/vat_returns/validator'
import VatReturn, { VAT_RETURN } from '#finance/vat_returns/vat_return'
import { VAT_RETURN_TITLE } from '#finance/vat_returns/vat_return_file'

export default class VatReturnsController {
  async index(ctx: HttpContext) {
    return presentReturns(ctx, await answerList(ctx, VatReturn, vatReturnListing))
  }

  async show(ctx: HttpContext) {
    return presentReturn(ctx, await findReturn(ctx.params.id))
  }

  /** Opens what is missing; periods also open by themselves as they begin. */
  async store(ctx: HttpContext) {
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => ({ opened: await openReturns(uow) }))
  }

  /** What happened to a return, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await findReturn(ctx.params.id)
    return answerHistory(ctx, VAT_RETURN, id)
  }

  /** Answers 202 with the job that writes the form into a file. */
  async file(ctx: HttpContext) {
    const { format } = await validateBody(ctx, returnFileValidator)
    const one = await findReturn(ctx.params.id)
    const asked = { vatReturnId: one.id, fromOn: one.fromOn, toOn: one.toOn }
    const { en, ar } = VAT_RETURN_TITLE
    const title = { en: `${en} ${labelOf(one)}`, ar: `${ar} ${labelOf(one)}` }
    return orderReport(ctx, { report: 'vat-returns', format, asked }, { title })
  }
}
