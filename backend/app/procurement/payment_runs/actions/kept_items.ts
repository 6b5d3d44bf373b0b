import type { Infer } from '@vinejs/vine/types'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { inDueOrder } from '#procurement/bill_instalments/settle'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import { judgeItems, refuseProblems } from '#procurement/payment_runs/proposal/judge'
import { payableBills, type PayableBill } from '#procurement/payment_runs/proposal/payable_bills'
import { taxOfParts, withheldOf } from '#procurement/withholdings/withhold'
import type { createRunValidator } from '#procurement/payment_runs/validator'

export type StatedItems = Infer<typeof createRunValidator>['items']

/** An item as a run keeps it. */
export type KeptItem = ReturnType<typeof keptItem> & { withheldMinor: number }

interface Stated {
  /** Its place in the request. */
  at: number
  billId: number
  amountMinor: number
  discountMinor: number
  settledMinor: null
}

/**
 * What someone states that a run shall pay, in the order in which it is paid: by vendor, and of each vendor
 * the bill that is due first. @throws AppError 422 naming the item that cannot be paid so
 */
export async function keptItems(
  uow: UnitOfWork,
  run: Pick<PaymentRun, 'id' | 'currency' | 'executeOn'>,
  items: StatedItems,
  byCheque: ReadonlySet<number>
) {
  const stated = items.map(({ billId, amount, discount }, at): Stated => {
    const of = (field: string, value: string | null) =>
      amountOf(`items.${at}.${field}`, value, run.currency)
    return {
      ...{ at, billId, settledMinor: null },
      ...{ amountMinor: of('amount', amount), discountMinor: of('discount', discount ?? null) },
    }
  })
  const bills = await payableBills(
    items.map(({ billId }) => billId),
    uow.trx
  )
  const ordered = inOrder(stated, bills)
  const { currency, executeOn: paidOn, id } = run
  const judging = { currency, paidOn, runId: id ?? null, byCheque }
  const judged = await judgeItems(uow.trx, ordered, judging, bills)
  refuseProblems(judged.map((one, i) => ({ ...one, at: ordered[i]!.at })))
  const withheld = await withheldOf(ordered, paidOn, uow.trx)
  return ordered.map((item) => ({
    ...keptItem(item, bills.get(item.billId)!),
    withheldMinor: taxOfParts(withheld.get(item.billId)),
  }))
}

function inOrder(items: readonly Stated[], bills: ReadonlyMap<number, PayableBill>) {
  const key = (item: Stated) => {
    const bill = bills.get(item.billId)
    return { vendor: bill?.vendorName ?? '', id: bill?.vendorId ?? 0, due: bill ? dueOn(bill) : '' }
  }
  return items.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    return (
      a.vendor.localeCompare(b.vendor) ||
      a.id - b.id ||
      (a.due ?? '9999').localeCompare(b.due ?? '9999') ||
      one.billId - other.billId
    )
  })
}

/** The day of the oldest instalment that is open. */
const dueOn = ({ instalments }: PayableBill) =>
  inDueOrder(instalments).find((row) => row.settledMinor < row.amountMinor)?.dueOn ?? null

function keptItem({ billId, amountMinor, discountMinor }: Stated, bill: PayableBill) {
  return {
    ...{ purchaseBillId: billId, purchaseOrderId: bill.purchaseOrderId, vendorId: bill.vendorId },
    ...{ vendorName: bill.vendorName, billNumber: bill.number, orderNumber: bill.orderNumber },
    ...{ dueOn: dueOn(bill), amountMinor, discountMinor },
    ...{ openMinor: bill.openMinor, settledMinor: bill.settledMinor },
  }
}
