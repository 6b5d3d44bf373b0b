import type { HttpContext } from '@adonisjs/core/http'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { orderReport } from '#files/report_files/order_report'
import { cashForecast, type Column } from './cash_forecast.js'
import { cashItems } from './cash_items.js'
import { cashFileValidator, cashForecastValidator, cashItemsValidator } from './validator.js'

const AS_EXPECTED = { delay: 0, collected: 100, defer: 0 }

export default class CashForecastController {
  /** The cash of the coming weeks, as expected or under a scenario. */
  async show(ctx: HttpContext) {
    const scenario = { ...AS_EXPECTED, ...(await validateQuery(ctx, cashForecastValidator)) }
    const from = today()
    const { weeks, openingMinor, lines, closingMinor } = await cashForecast(from, scenario)
    return {
      ...{ from, ...scenario, opening: baseMoney(openingMinor) },
      weeks: weeks.map((week, i) => ({ ...week, closing: baseMoney(closingMinor[i]!) })),
      lines: lines.map((row) => ({
        line: row.line,
        weeks: row.weeks.map(baseMoney),
        later: baseMoney(row.laterMinor),
        undated: baseMoney(row.undatedMinor),
      })),
    }
  }

  /** The documents behind a figure of it. */
  async items(ctx: HttpContext) {
    const { column, ...asked } = await validateQuery(ctx, cashItemsValidator)
    const place = (/^\d+$/.test(column) ? Number(column) : column) as Column
    const { count, rows } = await cashItems(today(), { ...AS_EXPECTED, ...asked, column: place })
    return {
      count,
      rows: rows.map(({ line, kind, recordId, number, party, on, amountMinor }) => ({
        ...{ line, kind, recordId, number, party, on, amount: baseMoney(amountMinor) },
      })),
    }
  }

  /** The forecast as a file, of the day on which it is written. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, cashFileValidator)
    return orderReport(ctx, {
      ...{ report: 'cash-forecast', format },
      asked: { ...AS_EXPECTED, ...asked, from: today() },
    })
  }
}
