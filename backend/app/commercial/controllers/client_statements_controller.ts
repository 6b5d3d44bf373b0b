import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { formatMoney } from '#core/money/money'
import { orderReport } from '#commercial/actions/order_report'
import Client from '#commercial/models/client'
import { statementOf } from '#commercial/queries/statement'
import { statementValidator } from '#commercial/validators/invoice'
import { statementReportValidator } from '#commercial/validators/reports'

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
    const { format, ...asked } = await validateBody(ctx, statementReportValidator)
    const client = await Client.find(ctx.params.id)
    if (!client) throw notFound()
    return orderReport(ctx, {
      report: 'statement',
      format,
      asked: { clientId: client.id, ...asked },
    })
  }
}
