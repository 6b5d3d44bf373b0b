import type { HttpContext } from '@adonisjs/core/http'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { formatMoney } from '#engines/money/money'
import { debtAnalysis } from './debt_analysis.js'
import { debtDocuments } from './debt_documents.js'
import { presentAnalysis } from './present_analysis.js'
import { debtAnalysisValidator, debtDocumentsValidator, debtFileValidator } from './validator.js'

export default class DebtAnalysesController {
  /** What is owed to the firm on a day: how late, by whom, and what is to come in when. */
  async show(ctx: HttpContext) {
    const { asOf = today(), currency = 'SAR' } = await validateQuery(ctx, debtAnalysisValidator)
    return presentAnalysis({ asOf, currency }, await debtAnalysis({ asOf, currency }))
  }

  /** The documents behind a figure of it. */
  async documents(ctx: HttpContext) {
    const {
      asOf = today(),
      currency = 'SAR',
      ...figure
    } = await validateQuery(ctx, debtDocumentsValidator)
    const { count, rows } = await debtDocuments({ asOf, currency, ...figure })
    return {
      count,
      rows: rows.map(({ document, amountMinor, expectedOn, expectedBy }) => {
        const { kind, id, number, clientId, clientName, dueOn, bucket } = document
        return {
          ...{ kind, id, number, clientId, clientName, dueOn, bucket, expectedOn, expectedBy },
          amount: formatMoney(amountMinor, currency),
        }
      }),
    }
  }

  /** The figures as a file. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, debtFileValidator)
    return orderReport(ctx, { report: 'debt-analysis', format, asked })
  }
}
