import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { invalid } from '#core/base/app_error'
import { formatDecimal4, formatMoney, parseMoney } from '#engines/money/money'
import { partsOf } from '#procurement/payment_terms/parts_of'
import { scheduleOf } from '#procurement/payment_terms/schedule'
import { previewTermValidator } from '#procurement/payment_terms/validator'

export default class PaymentTermPreviewsController {
  /** What would be due when, of an amount and a day; nothing is stored. */
  async store(ctx: HttpContext) {
    const { amount, currency, on, parts } = await validateBody(ctx, previewTermValidator)
    const due = scheduleOf(partsOf(parts), minorOf(amount, currency), on)
    return due.map(({ portionBp, amountMinor, discountMinor, ...rest }) => ({
      ...rest,
      portion: formatDecimal4(portionBp * 100),
      amount: formatMoney(amountMinor, currency),
      discount: formatMoney(discountMinor, currency),
      currency,
    }))
  }
}

function minorOf(amount: string, currency: string): number {
  try {
    return parseMoney(amount, currency)
  } catch {
    throw invalid({ amount: ['moneyDigits'] })
  }
}
