import type { HttpContext } from '@adonisjs/core/http'
import { invalid, notFound } from '#core/base/app_error'
import { validateBody, validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { formatMoney } from '#engines/money/money'
import { orderReport } from '#files/report_files/order_report'
import Vendor from '#procurement/vendors/models/vendor'
import { findStatement } from '#procurement/vendor_statements/records'
import {
  accountFileValidator,
  accountValidator,
  reconciliationFileValidator,
} from '#procurement/vendor_statements/validator'
import { vendorAccount } from '#procurement/vendor_statements/vendor_account_report'

/** The account of a vendor as the firm has it, and both sides of it, as pages and as files. */
export default class VendorAccountsController {
  /** Opening, every document of the period, closing. */
  async show(ctx: HttpContext) {
    const asked = await validateQuery(ctx, accountValidator)
    const { to = today(), currency = 'SAR' } = asked
    const { from = `${to.slice(0, 4)}-01-01` } = asked
    if (from > to) throw invalid({ to: ['beforeStart'] })
    const vendor = await Vendor.find(ctx.params.id)
    if (!vendor) throw notFound()
    const account = await vendorAccount({ vendorId: vendor.id, currency, from, to })
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      ...{ vendorId: vendor.id, vendorName: vendor.name, currency, from, to },
      ...{ opening: money(account.openingMinor), closing: money(account.closingMinor) },
      rows: account.rows.map(({ amountMinor, balanceMinor, ...row }) => ({
        ...row,
        ...{ amount: money(amountMinor), balance: money(balanceMinor) },
      })),
    }
  }

  /** The account as a file for the vendor. */
  async store(ctx: HttpContext) {
    const { format, ...asked } = await validateBody(ctx, accountFileValidator)
    if (asked.from > asked.to) throw invalid({ to: ['beforeStart'] })
    const vendor = await Vendor.find(ctx.params.id)
    if (!vendor) throw notFound()
    return orderReport(ctx, {
      ...{ report: 'vendor-account', format },
      asked: { vendorId: vendor.id, ...asked },
    })
  }

  /** The comparison of a statement as a file. */
  async reconciliation(ctx: HttpContext) {
    const { format } = await validateBody(ctx, reconciliationFileValidator)
    const { id } = await findStatement(ctx.params.id)
    return orderReport(ctx, { report: 'vendor-statement', format, asked: { statementId: id } })
  }
}
