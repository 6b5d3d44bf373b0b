import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { approvedBy } from '#core/approvals/approved_by'
import { writersOf } from '#core/approvals/authors'
import { withOperators } from '#core/approvals/same_person'
import { forbidden } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** What someone did to an order, so that they neither receive its goods nor release its money. */
export const ORDER_DUTIES = ['made', 'approved'] as const
export type OrderDuty = (typeof ORDER_DUTIES)[number]

/** What keeps a person from an order's goods and money, by order. */
export type OrderDuties = ReadonlyMap<number, OrderDuty>

type Made = Pick<PurchaseOrder, 'id' | 'createdBy' | 'submittedBy'>

const WRITING = ['create', 'update', 'submit', 'amend']
/** In the purchase request it was drafted from: vendor and price. Who needs the goods may receive them. */
const CHOOSING = ['quote', 'decline', 'award']

/**
 * What a person did to each of these orders. One alone could otherwise order, receive and pay: who made or
 * approved an order does neither book its goods in nor release or pay its bills. A firm of few
 * people switches the setting `separateDuties` off.
 */
export async function ordersOfOwn(
  orders: readonly Made[],
  userId: number | null,
  client: QueryClientContract = db.connection()
): Promise<OrderDuties> {
  if (userId === null || !orders.length || !setting('separateDuties', true)) return new Map()
  const ids = orders.map(({ id }) => id)
  const approved = await approvedBy(PURCHASE_ORDER, ids, client)
  const made = await makersOf(orders, approved, client)
  const acting = withOperators([userId])
  const isIn = (people?: ReadonlySet<number>) => acting.some((id) => people?.has(id))
  const duties = ids.flatMap((id): [number, OrderDuty][] => {
    if (isIn(made.get(id))) return [[id, 'made']]
    return isIn(approved.get(id)?.people) ? [[id, 'approved']] : []
  })
  return new Map(duties)
}

/** Everyone whose part in these orders keeps them from their money, by order; no one where duties are not kept apart. */
export async function peopleOfOrders(
  orders: readonly Made[],
  client: QueryClientContract
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (!orders.length || !setting('separateDuties', true)) return new Map()
  const ids = orders.map(({ id }) => id)
  const approved = await approvedBy(PURCHASE_ORDER, ids, client)
  const made = await makersOf(orders, approved, client)
  return new Map(ids.map((id) => [id, made.get(id)!.union(approved.get(id)?.people ?? new Set())]))
}

/** Refuses what the person's own part in the order forbids. @throws AppError 403 with this code */
export async function requireOtherThanMaker(
  uow: UnitOfWork,
  order: PurchaseOrder,
  code: 'OWN_ORDER_RECEIPT' | 'OWN_ORDER_BILL'
) {
  const duties = await ordersOfOwn([order], uow.actor.id, uow.trx)
  if (duties.has(order.id)) throw forbidden(code)
}

/** Everyone who wrote what was approved last: the order itself, and vendor and price of its request. */
async function makersOf(
  orders: readonly Made[],
  approved: Awaited<ReturnType<typeof approvedBy>>,
  client: QueryClientContract
): Promise<Map<number, Set<number>>> {
  const makers = new Map<number, Set<number>>()
  for (const { id, createdBy, submittedBy } of orders)
    makers.set(id, new Set(withOperators([createdBy, submittedBy].filter((one) => one !== null))))
  const ids = orders.map(({ id }) => id)
  const written = { entityType: PURCHASE_ORDER, ids, actions: WRITING }
  for (const { recordId, userId, at } of await writersOf(client, written)) {
    // dates that the vendor promised and notes of an approved order make no one its author
    const settledAt = approved.get(recordId)?.settledAt ?? null
    if (settledAt === null || at <= settledAt) makers.get(recordId)!.add(userId)
  }
  await addChoosers(makers, ids, client)
  return makers
}

async function addChoosers(
  makers: Map<number, Set<number>>,
  ids: number[],
  client: QueryClientContract
) {
  const awards: { order: number; request: number }[] = await client
    .from('purchase_request_awards')
    .whereIn('purchase_order_id', ids)
    .select('purchase_order_id as order', 'purchase_request_id as request')
  const requests = [...new Set(awards.map(({ request }) => Number(request)))]
  const chosen = { entityType: 'purchase_request', ids: requests, actions: CHOOSING }
  const choosers = await writersOf(client, chosen)
  for (const { order, request } of awards)
    for (const { recordId, userId } of choosers)
      if (recordId === Number(request)) makers.get(Number(order))!.add(userId)
}
