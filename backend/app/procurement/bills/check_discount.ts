import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockInstalments } from '#procurement/bill_instalments/keep_instalments'
import { offersOn } from '#procurement/bill_instalments/settle'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import type { PaymentKind } from '#procurement/purchase_orders/retention'

interface Payment {
  kind: PaymentKind
  amountMinor: number
  discount?: string | null
  paidOn: string
}

/**
 * What a payment settles beside it by being early: exactly what was agreed for the instalments that it
 * pays in full. The VAT of the bill stays what was invoiced until the vendor writes a credit note.
 * @returns minor units; zero without a discount
 * @throws AppError 422 on `discount`: none is agreed, its day is past, or the amounts are not those agreed
 */
export async function checkDiscount(uow: UnitOfWork, bill: VendorBill, payment: Payment) {
  const discountMinor = amountOf('discount', payment.discount ?? null, bill.currency)
  if (!discountMinor) return 0
  const rows = await lockInstalments(uow, bill.id)
  const open = rows.filter(({ amountMinor, settledMinor }) => amountMinor > settledMinor)
  if (payment.kind !== 'bill' || open.every(({ discountOn }) => discountOn === null))
    throw invalid({ discount: ['noDiscount'] })
  const offers = offersOn(rows, payment.paidOn)
  if (!offers.length) throw invalid({ discount: ['discountOver'] })
  const agreed = offers.some(
    (offer) => offer.amountMinor === payment.amountMinor && offer.discountMinor === discountMinor
  )
  if (!agreed) throw invalid({ discount: ['notTheDiscount'] })
  return discountMinor
}
