import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import { inBase } from '#procurement/purchase_orders/pricing/unit_cost'
import { landedCharges } from './landed_of_charges.js'

/** A charge of a bill, and what of it is no landed cost yet. */
interface BilledCharge {
  id: number
  kind: string
  description: string | null
  billNumber: string
  vendorName: string
  /** In the firm's currency, less what was credited and what goods bear already. */
  leftMinor: number
}

/** Charges of the bills of orders whose goods these receipts brought, as far as goods don't bear them yet. */
export async function billedCharges(movementIds: number[]) {
  const rows = await db
    .from('goods_receipts')
    .whereIn('movement_id', movementIds)
    .distinct('purchase_order_id as id')
  const orders = rows.map(({ id }) => id as number)
  const found = await chargesWhere((query) => void query.whereIn('b.purchase_order_id', orders))
  return found
    .filter(({ leftMinor }) => leftMinor > 0)
    .map(({ leftMinor, ...charge }) => ({
      ...charge,
      left: formatMoney(leftMinor, STOCK_CURRENCY),
    }))
}

/** @throws AppError 422 on a charge that does not exist, and beyond what is left of it */
export async function requireLeft(
  uow: UnitOfWork,
  charges: { billChargeId?: number | null; amountMinor: number }[]
) {
  const ids = charges.flatMap(({ billChargeId }) => billChargeId ?? [])
  if (!ids.length) return
  const found = await chargesWhere((query) => void query.whereIn('c.id', ids), uow)
  const left = new Map(found.map(({ id, leftMinor }) => [id, leftMinor]))
  const wrong: Record<string, string[]> = {}
  for (const [i, { billChargeId, amountMinor }] of charges.entries()) {
    if (!billChargeId) continue
    const leftMinor = left.get(billChargeId)
    if (leftMinor === undefined) wrong[`charges.${i}.billChargeId`] = ['absent']
    else if (amountMinor > leftMinor) wrong[`charges.${i}.amount`] = ['moreThanLeft']
    left.set(billChargeId, (leftMinor ?? 0) - amountMinor)
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

async function chargesWhere(
  where: (query: any) => void,
  uow?: UnitOfWork
): Promise<BilledCharge[]> {
  const client = uow?.trx ?? db
  const rows: any[] = await client
    .from('purchase_bill_charges as c')
    .join('purchase_bills as b', 'b.id', 'c.purchase_bill_id')
    .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
    .whereNot('b.status', 'cancelled')
    .where(where)
    .orderBy('c.id')
    .select('c.id', 'c.kind', 'c.description', 'c.net_minor', 'c.credited_net_minor')
    .select('b.vendor_number', 'o.vendor_name', 'o.currency', 'o.exchange_rate_e6', 'o.ordered_on')
    .if(uow, (query) => void query.forUpdate())
  const borne = await borneBy(
    rows.map(({ id }) => id),
    uow
  )
  return rows.map((row) => {
    const rate = row.exchange_rate_e6 === null ? null : Number(row.exchange_rate_e6)
    const order = { currency: row.currency, exchangeRateE6: rate, orderedOn: row.ordered_on }
    const net = Number(row.net_minor) - Number(row.credited_net_minor)
    return {
      ...{ id: row.id, kind: row.kind, description: row.description },
      ...{ billNumber: row.vendor_number, vendorName: row.vendor_name },
      leftMinor: inBase(net, order) - (borne.get(row.id) ?? 0),
    }
  })
}

/** What of charges goods bear already, or will once another person agrees. */
async function borneBy(ids: number[], uow?: UnitOfWork): Promise<Map<number, number>> {
  const found = landedCharges(uow?.trx ?? db, ids, ['posted', 'submitted'])
  const rows: any[] = await found.select('l.bill_charge_id', 'l.amount_minor', 'l.credited_minor')
  const sums = new Map<number, number>()
  for (const row of rows) {
    const left = Number(row.amount_minor) - Number(row.credited_minor)
    sums.set(row.bill_charge_id, (sums.get(row.bill_charge_id) ?? 0) + left)
  }
  return sums
}
