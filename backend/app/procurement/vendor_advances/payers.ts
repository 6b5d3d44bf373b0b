import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { approvedBy } from '#core/approvals/approved_by'
import { isSamePerson } from '#core/approvals/same_person'
import { setting } from '#core/settings/settings'
import { ordersOfOwn } from '#procurement/purchase_orders/duties'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type VendorAdvance from './models/vendor_advance.js'
import { VENDOR_ADVANCE } from './records.js'

/** What a person did, so that someone else has to pay an advance. */
export const ADVANCE_DUTIES = ['requested', 'agreed', 'made', 'approved'] as const
export type AdvanceDuty = (typeof ADVANCE_DUTIES)[number]

/** What keeps a person from paying these advances: their part in them, or in their orders. */
export async function advancesOfOwn(
  advances: readonly VendorAdvance[],
  userId: number | null,
  client: QueryClientContract = db.connection()
): Promise<Map<number, AdvanceDuty>> {
  const duties = new Map<number, AdvanceDuty>()
  if (userId === null || !advances.length) return duties
  const ids = [...new Set(advances.map(({ purchaseOrderId }) => purchaseOrderId))]
  const orders = await PurchaseOrder.query({ client })
    .whereIn('id', ids)
    .select('id', 'createdBy', 'submittedBy')
  const ofOrders = await ordersOfOwn(orders, userId, client)
  const kept = setting('separateDuties', true)
  const agreed = kept
    ? await approvedBy(
        VENDOR_ADVANCE,
        advances.map(({ id }) => id),
        client
      )
    : new Map<number, never>()
  for (const { id, createdBy, purchaseOrderId } of advances) {
    const own = isSamePerson(createdBy, userId) && (kept || setting('separatePayer', true))
    const duty = own
      ? 'requested'
      : agreed.get(id)?.people.has(userId)
        ? 'agreed'
        : ofOrders.get(purchaseOrderId)
    if (duty) duties.set(id, duty)
  }
  return duties
}
