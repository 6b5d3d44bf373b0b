import type { HttpContext } from '@adonisjs/core/http'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { trialBalance, trialTotals } from './trial_balance.js'
import { trialBalanceFileValidator, trialBalanceValidator } from './validator.js'

export default class TrialBalanceController {
  /** What every account stood at, moved and stands at. */
  async index(ctx: HttpContext) {
    const { from = null, to = today() } = await validateQuery(ctx, trialBalanceValidator)
    const rows = await trialBalance({ from, to })
    const totals = Object.entries(trialTotals(rows))
    return {
      ...{ from, to },
      rows: rows.map(({ account, ...amounts }) => ({
        account,
        opening: baseMoney(amounts.openingMinor),
        debit: baseMoney(amounts.debitMinor),
        credit: baseMoney(amounts.creditMinor),
        closing: baseMoney(amounts.closingMinor),
      })),
      totals: Object.fromEntries(
        totals.map(([name, minor]) => [name.replace(/Minor$/, ''), baseMoney(minor)])
      ),
    }
  }

  /** The same as a file. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, trialBalanceFileValidator)
    return orderReport(ctx, { report: 'trial-balance', format, asked })
  }
}
