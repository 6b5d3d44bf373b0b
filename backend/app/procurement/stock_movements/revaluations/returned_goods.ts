import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { shareOf } from '#procurement/stock_ledger/balance'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'

/** What is asked, or asked no longer, for goods. */
const OF_VENDORS: (string | null)[] = ['vendor_bill', 'vendor_credit']

/**
 * Before which entry of the ledger goods that went back to their vendor bear nothing of a change of
 * cost. What a bill asks is asked of what was kept; freight was paid for all that came. A change that is
 * taken back goes the way that it came.
 */
export async function returnedBefore(uow: UnitOfWork, movement: StockMovement): Promise<number> {
  if (!movement.reversalOfId)
    return OF_VENDORS.includes(movement.sourceType) ? Number.MAX_SAFE_INTEGER : 0
  const first = await uow.trx
    .from('stock_ledger as e')
    .join('stock_movements as m', 'm.id', 'e.movement_id')
    .where({ 'm.id': movement.reversalOfId, 'm.source_type': 'vendor_bill' })
    .min('e.id as id')
    .first()
  return Number(first?.id ?? 0)
}

/** How much of a line of a receipt went back to its vendor before that entry, in base units. */
export async function returnedOf(uow: UnitOfWork, lineId: number, before: number): Promise<number> {
  if (!before) return 0
  const back = await uow.trx
    .from('stock_movement_lines as l')
    .join('goods_receipts as r', 'r.movement_id', 'l.movement_id')
    .join('vendor_credits as c', 'c.goods_receipt_id', 'r.id')
    .join('stock_ledger as e', 'e.movement_id', 'c.movement_id')
    .join('stock_movement_lines as b', 'b.id', 'e.line_id')
    .where({ 'l.id': lineId, 'e.place': 'store' })
    .where('e.id', '<', before)
    .whereColumn('b.material_id', 'l.material_id')
    .whereColumn('b.batch_no', 'l.batch_no')
    .sum('e.quantity_e4 as quantity')
    .first()
  const returnedE4 = -Number(back?.quantity ?? 0)
  if (!returnedE4) return 0
  const own = await uow.trx.from('stock_movement_lines').where('id', lineId).firstOrFail()
  const whole = await uow.trx
    .from('stock_movement_lines')
    .where({ movement_id: own.movement_id, material_id: own.material_id, batch_no: own.batch_no })
    .sum('quantity_e4 as quantity')
    .first()
  return shareOf(returnedE4, Number(own.quantity_e4), Number(whole.quantity))
}
