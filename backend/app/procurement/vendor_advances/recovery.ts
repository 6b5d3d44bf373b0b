import { createRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { divideHalfUp, percentOf } from '#engines/money/money'
import { publishChange } from '#procurement/shared/publish_change'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { cameOf } from '#procurement/purchase_orders/progress'
import { taxBesideAdvances } from '#procurement/withholdings/withhold'
import VendorAdvance from './models/vendor_advance.js'
import VendorAdvanceRecovery from './models/vendor_advance_recovery.js'

interface RecoveringBill {
  id: number
  billedOn: string
  totalMinor: number
  creditedMinor: number
  retentionMinor: number
  advanceMinor: number
}

interface Open {
  leftMinor: number
  recoveryBp: number
}

/**
 * What a bill recovers of each advance: its share of the bill, never more than is left of it or than the
 * bill pays out; the last bill recovers the rest.
 */
export function sharesOfAdvances(
  advances: Open[],
  totalMinor: number,
  payableMinor: number,
  last: boolean
) {
  let open = Math.max(0, payableMinor)
  return advances.map(({ leftMinor, recoveryBp }) => {
    const share = last ? leftMinor : Math.min(leftMinor, percentOf(totalMinor, recoveryBp))
    const taken = Math.min(open, Math.max(0, share))
    open -= taken
    return taken
  })
}

/** Takes what a new bill of a locked order recovers off the order's paid advances. */
export async function recoverAdvances(uow: UnitOfWork, order: PurchaseOrder, bill: RecoveringBill) {
  const advances = await VendorAdvance.query({ client: uow.trx })
    .where({ purchaseOrderId: order.id, status: 'paid' })
    .orderBy('id')
    .forUpdate()
  const shares = await taxableShares(uow, bill, advances, isLast(order))
  const rows = advances.flatMap(({ id }, i) =>
    shares[i]! > 0
      ? [
          {
            vendorAdvanceId: id,
            purchaseBillId: bill.id,
            takenMinor: shares[i]!,
            amountMinor: shares[i]!,
          },
        ]
      : []
  )
  await createRows(uow.trx, VendorAdvanceRecovery, rows)
  for (const [i, advance] of advances.entries()) await changeRecovered(uow, advance, shares[i]!)
  bill.advanceMinor = shares.reduce((sum, share) => sum + share, 0)
}

/**
 * The shares of a bill's advances. What bore no withholding tax when it was advanced leaves as much to pay as the
 * bill bears: otherwise no payment would be left to take the tax from.
 */
async function taxableShares(
  uow: UnitOfWork,
  bill: RecoveringBill,
  advances: VendorAdvance[],
  last: boolean
) {
  const payable = bill.totalMinor - bill.retentionMinor
  const sharesOf = (mostMinor: number) =>
    sharesOfAdvances(advances, bill.totalMinor, mostMinor, last)
  let shares = sharesOf(payable)
  if (!shares.some((share) => share > 0)) return shares
  for (let tries = 0; tries < TRIES; tries++) {
    const recovered = advances.map(({ id, amountMinor }, i) => ({
      ...{ id, amountMinor, recoveredMinor: shares[i]! },
    }))
    const tax = await taxBesideAdvances(uow, bill, recovered)
    const left = payable - shares.reduce((sum, share) => sum + share, 0)
    if (tax <= left) break
    // less recovered is less that bore the tax already, so that it is counted again
    shares = sharesOf(payable - tax)
  }
  return shares
}

const TRIES = 4

/** Gives back to its advances what a bill recovered of what was credited of it since, or all of it. */
export async function restoreAdvances(uow: UnitOfWork, bill: RecoveringBill, cancelled = false) {
  if (!bill.advanceMinor) return
  const rows = await VendorAdvanceRecovery.query({ client: uow.trx })
    .where('purchaseBillId', bill.id)
    .orderBy('id')
    .forUpdate()
  for (const row of rows) {
    const kept = cancelled ? 0 : Math.min(row.amountMinor, keptOf(row.takenMinor, bill))
    const advance = await VendorAdvance.query({ client: uow.trx })
      .where('id', row.vendorAdvanceId)
      .forUpdate()
      .firstOrFail()
    await changeRecovered(uow, advance, kept - row.amountMinor)
    bill.advanceMinor += kept - row.amountMinor
    await row.useTransaction(uow.trx).merge({ amountMinor: kept }).save()
  }
}

/** Takes a locked advance out of the bills that recovered it. @returns of which bill how much, by their ids */
export async function forgetRecoveries(uow: UnitOfWork, advance: VendorAdvance) {
  const rows = await VendorAdvanceRecovery.query({ client: uow.trx })
    .where('vendorAdvanceId', advance.id)
    .where('amountMinor', '>', 0)
    .orderBy('purchaseBillId')
    .forUpdate()
  const found = rows.map(({ purchaseBillId: billId, amountMinor }) => ({ billId, amountMinor }))
  for (const row of rows) await row.useTransaction(uow.trx).merge({ amountMinor: 0 }).save()
  advance.recoveredMinor -= found.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return found
}

function keptOf(takenMinor: number, { totalMinor, creditedMinor }: RecoveringBill): number {
  if (totalMinor <= 0) return 0
  const left = BigInt(totalMinor - creditedMinor)
  return Number(divideHalfUp(BigInt(takenMinor) * left, BigInt(totalMinor)))
}

async function changeRecovered(uow: UnitOfWork, advance: VendorAdvance, by: number) {
  if (!by) return
  advance.recoveredMinor += by
  advance.version++
  await advance.useTransaction(uow.trx).save()
  publishChange(uow, 'vendor-advances', advance.id, 'update')
}

/** Nothing is left to bill: of a closed order, what has come of it is. */
function isLast(order: PurchaseOrder): boolean {
  if (order.billedBp >= 10_000) return true
  return order.status === 'closed' && order.lines.every((line) => line.billedE4 >= cameOf(line))
}
