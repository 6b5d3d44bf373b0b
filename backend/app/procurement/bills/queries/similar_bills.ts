import db from '@adonisjs/lucid/services/db'
import { addDays, daysBetween } from '#core/settings/days'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type VendorBill from '#procurement/bills/models/vendor_bill'

/** Invoices of one vendor so near in time and amount may be one that was sent twice. */
const DAYS = 30
const PERCENT = 1

interface Other {
  id: number
  vendor_id: number
  vendor_number: string
  currency: string
  total_minor: number
  billed_on: string
}

/**
 * Numbers of invoices of the same vendor that are much alike, by the bill that resembles them: the
 * same amount within a percent, within thirty days. A warning only, since rents look alike too.
 */
export async function alikeBills(
  bills: VendorBill[],
  uow?: UnitOfWork
): Promise<Map<number, string[]>> {
  const live = bills.filter(({ status }) => status !== 'cancelled')
  if (!live.length) return new Map()
  const days = live.map(({ billedOn }) => billedOn).toSorted()
  const others: Other[] = await (uow?.trx ?? db)
    .from('purchase_bills')
    .whereIn('vendor_id', [...new Set(live.map(({ vendorId }) => vendorId))])
    .whereNot('status', 'cancelled')
    .whereBetween('billed_on', [addDays(days[0], -DAYS), addDays(days.at(-1)!, DAYS)])
    .orderBy('id')
    .select('id', 'vendor_id', 'vendor_number', 'currency', 'total_minor', 'billed_on')
  return new Map(
    live.map((bill) => [
      bill.id,
      others.filter((other) => isAlike(bill, other)).map((other) => other.vendor_number),
    ])
  )
}

function isAlike(bill: VendorBill, other: Other): boolean {
  const apart = Math.abs(Number(other.total_minor) - bill.totalMinor)
  return (
    other.id !== bill.id &&
    other.vendor_id === bill.vendorId &&
    other.currency === bill.currency &&
    Math.abs(daysBetween(bill.billedOn, other.billed_on)) <= DAYS &&
    apart * 100 <= bill.totalMinor * PERCENT
  )
}
