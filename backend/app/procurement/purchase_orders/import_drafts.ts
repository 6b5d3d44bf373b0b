import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal, type CURRENCIES } from '#engines/money/money'
import {
  createPurchaseOrder,
  updatePurchaseOrder,
} from '#procurement/purchase_orders/actions/save_purchase_order'
import { statedLine, type LineInput } from '#procurement/purchase_orders/pricing/order_lines'
import PurchaseOrder from './models/purchase_order.js'
import { MOST_LINES } from './validator.js'

/** A row of a file: one line, and the head of its order. */
export interface OrderedRow extends LineInput {
  vendorId: number
  vendorReference: string
  currency: (typeof CURRENCIES)[number]
  orderedOn?: string
  requiredOn?: string
}

/** Whether a draft has this very line, as after the same file a second time. */
export async function statedAlready(
  client: QueryClientContract,
  orderId: number,
  { materialId, description, quantity, unitPrice }: OrderedRow
): Promise<boolean> {
  const same = client.from('purchase_order_lines').where('purchase_order_id', orderId)
  if (materialId) void same.where('material_id', materialId)
  else void same.whereNull('material_id').where('description', description)
  const row = await same
    .where('quantity_e4', Number(parseDecimal(quantity, 4)))
    .where('unit_price_e4', Number(parseDecimal(unitPrice, 4)))
    .first()
  return !!row
}

/**
 * Puts the rows of each vendor and quotation into one draft, into the one there is already where its
 * lines have room. @returns the order of each row
 */
export async function draftOrders(uow: UnitOfWork, rows: readonly OrderedRow[]): Promise<number[]> {
  const ids = new Map<OrderedRow, number>()
  const orders = Map.groupBy(rows, (row) => `${row.vendorId} ${row.vendorReference}`)
  for (const own of orders.values()) {
    for (let at = 0; at < own.length; at += MOST_LINES) {
      const some = own.slice(at, at + MOST_LINES)
      const id = await intoDraft(uow, some)
      for (const row of some) ids.set(row, id)
    }
  }
  return rows.map((row) => ids.get(row)!)
}

async function intoDraft(uow: UnitOfWork, rows: OrderedRow[]): Promise<number> {
  const { vendorId, vendorReference, currency, orderedOn, requiredOn } = rows[0]
  const lines = rows.map(lineOf)
  const draft = await PurchaseOrder.query({ client: uow.trx })
    .where({ vendorId, vendorReference })
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .preload('lines')
    .forUpdate()
    .first()
  // submitted since the rows were read: nothing of them is written
  if (draft && draft.status !== 'draft') throw conflict('ORDER_NOT_DRAFT')
  if (draft && draft.lines.length + lines.length <= MOST_LINES) {
    const all = [...draft.lines.map(statedLine), ...lines]
    return (await updatePurchaseOrder(uow, draft, { lines: all })).id
  }
  // what no row says is left to the order's own rules
  const days = { ...(orderedOn && { orderedOn }), ...(requiredOn && { requiredOn }) }
  const head = { vendorId, vendorReference, currency, ...days }
  return (await createPurchaseOrder(uow, { ...head, lines })).id
}

/** The line of a row, without the head of its order. */
function lineOf(row: OrderedRow): LineInput {
  const {
    vendorId: _v,
    vendorReference: _r,
    currency: _c,
    orderedOn: _o,
    requiredOn: _q,
    ...line
  } = row
  return line
}
