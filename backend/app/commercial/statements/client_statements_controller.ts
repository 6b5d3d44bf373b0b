import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { formatMoney } from '#engines/money/money'
import { orderReport } from '#files/report_files/order_report'
import Client from '#commercial/clients/models/client'
import { statementOf } from './statement.js'
import { statementValidator } from './validator.js'
import { statementReportValidator } from './report_validator.js'

export default class ClientStatementsController {
  /** Opening, every document of the period, closing. */
  async show(ctx: HttpContext) {
    const {
      from = '1900-01-01',
      to = '2200-12-31',
      currency = 'SAR',
    } = await validateQuery(ctx, statementValidator)
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    const statement = await statementOf(client.id, currency, { from, to })
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      clientId: client.id,
      clientName: client.company ?? client.name,
      currency,
      opening: money(statement.openingMinor),
      rows: statement.rows.map(({ amountMinor, balanceMinor, ...row }) => ({
        ...row,
        amount: money(amountMinor),
        balance: money(balanceMinor),
      })),
      closing: money(statement.closingMinor),
    }
  }
  /** The statement as a file to be sent or kept. */
  async store(ctx: HttpContext) {
    const { format, ...requested } = await validateBody(ctx, statementReportValidator)
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    return orderReport(ctx, {
      report: 'commercial-statement',
      format,
      asked: { clientId: client.id, ...requested },
    })
  }
}
