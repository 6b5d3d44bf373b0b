import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { payableOf } from '#procurement/bill_instalments/bill_amounts'
import { createInstalments } from '#procurement/bill_instalments/keep_instalments'
import { splitBill, wholeOn, type NewInstalment } from '#procurement/bill_instalments/split_bill'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { statedInstalments, type StatedInstalments } from '#procurement/bills/stated_instalments'
import { partsOfOrder } from '#procurement/payment_plans/freeze_plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { retentionDueOn } from '#procurement/purchase_orders/order_retention'

interface Stated {
  dueOn?: string | null
  instalments?: StatedInstalments
  /** Where the bill's fields are in the request, such as `orders.1.`. */
  at: string
}

/**
 * Keeps when which part of a new bill is to be paid: as it states, else by the payment term of its order.
 * Needs what it recovers of advances and what is held back of it.
 * @returns what the audit log says of them
 * @throws AppError 422 as `statedInstalments`
 */
export async function planInstalments(
  uow: UnitOfWork,
  order: PurchaseOrder,
  bill: VendorBill,
  stated: Stated
) {
  const instalments = await instalmentsOf(uow, order, bill, stated)
  await createInstalments(uow, bill, instalments)
  return instalments.map(({ agreedMinor, dueOn, discountBp, discountOn }) => ({
    ...{ amount: formatMoney(agreedMinor, bill.currency), dueOn },
    ...(discountBp && { discount: formatDecimal4(discountBp * 100), discountUntil: discountOn }),
  }))
}

async function instalmentsOf(
  uow: UnitOfWork,
  order: PurchaseOrder,
  bill: VendorBill,
  { dueOn, instalments, at }: Stated
): Promise<NewInstalment[]> {
  const { billedOn, currency } = bill
  const payableMinor = payableOf(bill)
  if (instalments) {
    if (dueOn) throw invalid({ [`${at}instalments`]: ['withDueOn'] })
    return statedInstalments(instalments, { billedOn, currency, payableMinor, at })
  }
  const split = await byTerms(uow, order, payableMinor, billedOn)
  if (!dueOn) return split
  // another day does not take away what the only part saves by paying early
  const whole = wholeOn(payableMinor, dueOn)
  return [split.length === 1 ? { ...whole, ...discountOf(split[0]!, dueOn) } : whole]
}

const discountOf = ({ discountBp, discountOn }: NewInstalment, dueOn: string) =>
  discountOn && discountOn <= dueOn ? { discountBp, discountOn } : {}

async function byTerms(
  uow: UnitOfWork,
  order: PurchaseOrder,
  payableMinor: number,
  billedOn: string
) {
  const parts = await partsOfOrder(order, uow)
  const kept = parts.some(({ dueFrom }) => dueFrom === 'retention')
  return splitBill(parts, {
    ...{ payableMinor, billedOn, retentionHeld: order.retentionBp > 0 },
    retentionDueOn: kept ? await retentionDueOn(order, uow, parts) : null,
  })
}
