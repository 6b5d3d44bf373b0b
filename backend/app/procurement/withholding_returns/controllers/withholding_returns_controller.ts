import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { orderReport } from '#files/report_files/order_report'
import { findReturn, labelOf } from '#procurement/withholding_returns/find_return'
import { WITHHOLDING_LABELS } from '#procurement/withholding_returns/labels'
import { withholdingReturnListing } from '#procurement/withholding_returns/listing'
import { presentReturn, presentReturns } from '#procurement/withholding_returns/present_returns'
import { returnFileValidator } from '#procurement/withholding_returns/validator'
import WithholdingReturn, {
  WITHHOLDING_RETURN,
} from '#procurement/withholding_returns/withholding_return'

export default class WithholdingReturnsController {
  async index(ctx: HttpContext) {
    return presentReturns(ctx, await answerList(ctx, WithholdingReturn, withholdingReturnListing))
  }

  async show(ctx: HttpContext) {
    return presentReturn(ctx, await findReturn(ctx.params.id))
  }

  /** What happened to a return, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await findReturn(ctx.params.id)
    return answerHistory(ctx, WITHHOLDING_RETURN, id)
  }

  /** Answers 202 with the job that writes the return into a file. */
  async file(ctx: HttpContext) {
    const { format } = await validateBody(ctx, returnFileValidator)
    const one = await findReturn(ctx.params.id)
    const asked = { withholdingReturnId: one.id, month: labelOf(one) }
    const { en, ar } = WITHHOLDING_LABELS.return
    const title = { en: `${en} ${labelOf(one)}`, ar: `${ar} ${labelOf(one)}` }
    return orderReport(ctx, { report: 'withholding-returns', format, asked }, { title })
  }
}
