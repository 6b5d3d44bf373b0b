import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import VendorBill from '#procurement/bills/models/vendor_bill'
import { paymentQuery } from '#procurement/bills/payment_validator'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import { borneOfParts, taxOfParts, withheldOf } from '#procurement/withholdings/withhold'
import { baseOf } from '#procurement/withholdings/work_out'

export default class BillWithholdingsController {
  /** What a payment of a bill would withhold. */
  async show(ctx: HttpContext) {
    const bill = await VendorBill.find(ctx.params.id)
    if (!bill) throw notFound()
    const { amount, paidOn = today() } = await validateQuery(ctx, paymentQuery)
    const { id: billId, currency } = bill
    const amountMinor = amountOf('amount', amount, currency)
    const parts = (await withheldOf([{ billId, amountMinor }], paidOn, db)).get(billId) ?? []
    const kinds = await kindNames(parts.map(({ kindId }) => kindId))
    const money = (minor: number) => formatMoney(minor, currency)
    return {
      parts: parts.map((part) => ({
        ...{ kind: kinds.get(part.kindId)!, rate: formatDecimal4(part.rateE4) },
        ...{ subject: money(baseOf(part)), tax: money(part.taxMinor) },
      })),
      withholdingTax: money(taxOfParts(parts)),
      net: money(amountMinor - taxOfParts(parts)),
      ...{ taxBorne: !!bill.taxBorne, borneTax: money(borneOfParts(parts)) },
    }
  }
}
