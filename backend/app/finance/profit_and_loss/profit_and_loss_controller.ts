import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { shownCompared } from '#finance/ledger/wire'
import { profitAndLoss } from './profit_and_loss.js'
import { profitAndLossFileValidator, profitAndLossValidator } from './validator.js'

export default class ProfitAndLossController {
  /** What was earned and spent, this year until today unless another period is named. */
  async index(ctx: HttpContext) {
    const asked = await validateQuery(ctx, profitAndLossValidator)
    const { to = today(), projectId = null, costHead = null } = asked
    const { comparedFrom = null, comparedTo = null } = asked
    const { from = `${to.slice(0, 4)}-01-01` } = asked
    if (from > to) throw invalid({ to: ['beforeStart'] })
    const compared = comparedTo ? { from: comparedFrom, to: comparedTo } : null
    const { sections, gross, net } = await profitAndLoss({
      from,
      to,
      projectId,
      costHead,
      compared,
    })
    return {
      ...{ from, to, projectId, costHead, comparedFrom, comparedTo },
      sections: sections.map(({ type, rows, ...total }) => ({
        type,
        rows: rows.map(({ account, ...amounts }) => ({ account, ...shownCompared(amounts) })),
        ...shownCompared(total),
      })),
      gross: shownCompared(gross),
      net: shownCompared(net),
    }
  }

  /** The same as a file. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, profitAndLossFileValidator)
    return orderReport(ctx, { report: 'profit-and-loss', format, asked })
  }
}
