import { conflict } from '#core/base/app_error'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { VENDOR_CREDIT } from '#procurement/shared/booked'
import { followChargeCredit } from '#procurement/landed_costs/follow_charge_credit'
import { followPriceCredit } from '#procurement/landed_costs/follow_price_credit'
import { saveProgress } from '#procurement/purchase_orders/actions/save_progress'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { cameOf } from '#procurement/purchase_orders/progress'
import { recordChange } from '#procurement/purchase_orders/records'
import {
  creditBills,
  lockBills,
  sharesOf,
  type ChargeShare,
} from '#procurement/vendor_credits/credit_bills'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import type VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import { giveBack } from './give_back.js'

/**
 * Puts a return or credit note into effect on its locked order: goods leave at the cost of the ledger,
 * no longer count as accepted, and what was billed of them is taken off the bills.
 * @throws AppError 409 CREDIT_EXCEEDED where less is left by now, NO_STOCK, RECEIPT_RETURNED
 */
export async function postCredit(uow: UnitOfWork, order: PurchaseOrder, credit: VendorCredit) {
  await requireUnlocked(uow, 'purchasing', { day: credit.creditedOn })
  const before = order.toAudit()
  const bills = await lockBills(uow, order)
  const target = { order, bills, creditId: credit.id }
  if (credit.kind === 'return') {
    await giveBack(uow, order, credit)
    const shares = credit.lines.flatMap(({ orderLineId, quantityE4 }) => {
      const line = order.lines.find(({ id }) => id === orderLineId)!
      // what waits for its inspection may still be accepted
      const beyondE4 = Math.max(0, line.billedE4 - cameOf(line))
      return sharesOf(bills, orderLineId, Math.min(quantityE4, beyondE4))
    })
    credit.creditedMinor = await creditBills(uow, target, shares)
  } else {
    const lines = new Map(bills.flatMap((bill) => bill.lines).map((line) => [line.id, line]))
    const shares = credit.lines.map(({ billLineId, quantityE4, netMinor }) => {
      const line = lines.get(billLineId!)
      if (!line) throw conflict('CREDIT_EXCEEDED')
      return { line, quantityE4, netMinor }
    })
    const charges = await chargeShares(credit, bills)
    credit.creditedMinor = await creditBills(uow, target, shares, charges)
    await followPriceCredit(uow, bills, credit, shares)
    await followChargeCredit(uow, order, credit, charges)
  }
  credit.status = 'posted'
  await credit.save()
  await bookDocument(uow, VENDOR_CREDIT, credit.id)
  await saveProgress(uow, order)
  // an order whose goods are not brought again is worth less, and its own log says so
  const after = order.toAudit()
  if (before.total !== after.total) await recordChange(uow, 'update', order, { before, after })
}

/** What a credit note takes off charges. @throws AppError 409 CREDIT_EXCEEDED where a bill is gone */
async function chargeShares(credit: VendorCredit, bills: VendorBill[]): Promise<ChargeShare[]> {
  await credit.load('charges')
  const known = new Map(bills.flatMap((bill) => bill.charges).map((charge) => [charge.id, charge]))
  return credit.charges.map(({ billChargeId, netMinor }) => {
    const charge = known.get(billChargeId)
    if (!charge) throw conflict('CREDIT_EXCEEDED')
    return { charge, netMinor }
  })
}
