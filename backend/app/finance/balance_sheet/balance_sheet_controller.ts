import type { HttpContext } from '@adonisjs/core/http'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { shownCompared } from '#finance/ledger/wire'
import { balanceSheet } from './balance_sheet.js'
import { balanceSheetFileValidator, balanceSheetValidator } from './validator.js'

export default class BalanceSheetController {
  /** What the firm has, owes and is worth in the evening of a day. */
  async index(ctx: HttpContext) {
    const asked = await validateQuery(ctx, balanceSheetValidator)
    const { asOf = today(), comparedOn = null } = asked
    const { sections, assets, claims } = await balanceSheet(asOf, comparedOn)
    return {
      ...{ asOf, comparedOn },
      sections: sections.map(({ type, rows, ...total }) => ({
        type,
        rows: rows.map(({ account, result, ...amounts }) => ({
          ...{ account, result },
          ...shownCompared(amounts),
        })),
        ...shownCompared(total),
      })),
      assets: shownCompared(assets),
      claims: shownCompared(claims),
    }
  }

  /** The same as a file. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, balanceSheetFileValidator)
    return orderReport(ctx, { report: 'balance-sheet', format, asked })
  }
}
