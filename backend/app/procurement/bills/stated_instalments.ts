import type { Infer } from '@vinejs/vine/types'
import { AppError, invalid } from '#core/base/app_error'
import { basisPointsOf, formatMoney } from '#engines/money/money'
import type { createBillValidator } from '#procurement/bills/bill_validator'
import { wholeOn, type NewInstalment } from '#procurement/bill_instalments/split_bill'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'

export type StatedInstalments = NonNullable<Infer<typeof createBillValidator>['instalments']>

interface Asked {
  billedOn: string
  currency: string
  payableMinor: number
  /** Where the bill's fields are in the request, such as `orders.1.`. */
  at: string
}

/**
 * The instalments that a bill states itself.
 * @throws AppError 422 naming what is wrong: a day before the bill, a discount without its day or after
 *   it is due, and amounts that are not what is to be paid
 */
export function statedInstalments(
  stated: StatedInstalments,
  { billedOn, currency, payableMinor, at }: Asked
): NewInstalment[] {
  const wrong: Record<string, string[]> = {}
  const rows = stated.map(({ amount, dueOn, discount, discountUntil }, i) => {
    const field = `${at}instalments.${i}`
    if (dueOn < billedOn) wrong[`${field}.dueOn`] = ['beforeBill']
    const discountBp = discount ? basisPointsOf(discount) : 0
    const discountOn = discountBp ? (discountUntil ?? null) : null
    if (discountBp && !discountOn) wrong[`${field}.discountUntil`] = ['required']
    if (discountOn && (discountOn < billedOn || discountOn > dueOn))
      wrong[`${field}.discountUntil`] = ['outsideDiscount']
    const agreedMinor = amountOf(`${field}.amount`, amount, currency)
    return { ...wholeOn(agreedMinor, dueOn), discountBp, discountOn }
  })
  const sum = rows.reduce((total, { agreedMinor }) => total + agreedMinor, 0)
  if (Object.keys(wrong).length) throw invalid(wrong)
  if (sum !== payableMinor)
    throw new AppError(422, 'INSTALMENTS_DIFFER', {
      fields: { [`${at}instalments`]: ['notPayable'] },
      params: { amount: formatMoney(payableMinor, currency), currency },
    })
  return rows
}
