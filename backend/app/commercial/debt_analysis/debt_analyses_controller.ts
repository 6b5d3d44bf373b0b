import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { formatMoney, formatScaled } from '#engines/money/money'
import { debtAnalysis } from './debt_analysis.js'
import { today } from '#core/settings/firm_clock'
import { debtAnalysisValidator } from './validator.js'

export default class DebtAnalysesController {
  /** What is owed to the firm on a day: how late, by whom, and what is to come in when. */
  async show(ctx: HttpContext) {
    const { asOf = today(), currency = 'SAR' } = await validateQuery(ctx, debtAnalysisValidator)
    const money = (minor: number) => formatMoney(minor, currency)
    const found = await debtAnalysis({ asOf, currency })
    return {
      asOf,
      currency,
      outstanding: money(found.outstandingMinor),
      overdue: money(found.overdueMinor),
      notDue: money(found.notDueMinor),
      unallocated: money(found.unallocatedMinor),
      retention: money(found.retentionMinor),
      daysLate: found.daysLate,
      salesDays: found.salesDays,
      expected: found.expected.map(({ amountMinor, ...week }) => ({
        ...week,
        amount: money(amountMinor),
      })),
      clients: found.clients.map(({ outstandingMinor, overdueMinor, shareBp, ...client }) => ({
        ...client,
        outstanding: money(outstandingMinor),
        overdue: money(overdueMinor),
        share: formatScaled(shareBp, 2),
      })),
      trend: found.trend.map(({ on, outstandingMinor, overdueMinor }) => ({
        on,
        outstanding: money(outstandingMinor),
        overdue: money(overdueMinor),
      })),
    }
  }
}
