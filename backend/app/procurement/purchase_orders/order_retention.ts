import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { partsOfOrder } from '#procurement/payment_plans/freeze_plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { dueDay, type TermPart } from '#procurement/payment_terms/schedule'

export interface OrderRetention {
  /** Held back by all bills together, what of it was paid out, and what is left; in minor units. */
  totalMinor: number
  releasedMinor: number
  heldMinor: number
  /** The day from which it is owed; null until everything has come. */
  dueOn: string | null
  /** What of it is owed today. */
  dueMinor: number
}

const COMPLETE = new Set(['received', 'closed'])

/** What is held back of an order's bills, and since when it is owed. */
export async function orderRetention(
  order: PurchaseOrder,
  uow?: UnitOfWork
): Promise<OrderRetention> {
  const row = await (uow?.trx ?? db)
    .from('purchase_bills')
    .where('purchase_order_id', order.id)
    .whereNot('status', 'cancelled')
    .sum('retention_minor as held')
    .sum('retention_paid_minor as released')
    .first()
  const totalMinor = Number(row?.held ?? 0)
  const releasedMinor = Number(row?.released ?? 0)
  const heldMinor = totalMinor - releasedMinor
  const dueOn = heldMinor > 0 ? await retentionDueOn(order, uow) : null
  const dueMinor = dueOn !== null && dueOn <= today() ? heldMinor : 0
  return { totalMinor, releasedMinor, heldMinor, dueOn, dueMinor }
}

/**
 * Since when the retention of an order is owed.
 * @param known the parts of its payment, where they are read already
 */
export async function retentionDueOn(
  order: PurchaseOrder,
  uow?: UnitOfWork,
  known?: readonly TermPart[]
): Promise<string | null> {
  if (!COMPLETE.has(order.status)) return null
  const client = uow?.trx ?? db
  const last = await client
    .from('goods_receipts')
    .where({ purchase_order_id: order.id, status: 'posted' })
    .max('received_on as day')
    .first()
  const parts = order.warrantyMonths === null ? (known ?? (await partsOfOrder(order, uow))) : []
  return retentionDay(order, last?.day ?? null, parts)
}

/**
 * Retention is owed once the warranty is over, counted from the last delivery of a complete order; one
 * without warranty follows the retention part of its payment term, or is owed with that delivery.
 */
export function retentionDay(
  { status, warrantyMonths }: Pick<PurchaseOrder, 'status' | 'warrantyMonths'>,
  lastDelivery: string | null,
  parts: readonly TermPart[]
): string | null {
  if (!COMPLETE.has(status) || lastDelivery === null) return null
  if (warrantyMonths !== null)
    return dueDay({ dueFrom: 'retention', months: warrantyMonths, days: 0 }, lastDelivery)
  const part = parts.findLast(({ dueFrom }) => dueFrom === 'retention')
  return dueDay(
    { dueFrom: 'retention', months: part?.months ?? 0, days: part?.days ?? 0 },
    lastDelivery
  )
}
