import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { writersIn } from '#core/approvals/authors'
import { isSamePerson, withOperators } from '#core/approvals/same_person'
import { AppError, forbidden } from '#core/base/app_error'
import { setting } from '#core/settings/settings'
import { isOwnPayment } from '#procurement/bills/separate_payer'
import { ordersOfOwn, peopleOfOrders } from '#procurement/purchase_orders/duties'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type PaymentRun from './models/payment_run.js'
import { PAYMENT_RUN, PREPARING } from './records.js'

/** What someone did, so that another person has to approve or pay a run. */
export const RUN_DUTIES = ['prepared', 'recorded', 'made', 'approved'] as const
export type RunDuty = (typeof RUN_DUTIES)[number]

export interface OwnPart {
  duty: RunDuty
  /** The bill that it is about; null for the run itself. */
  bill: string | null
}

type Items = PaymentRun['items']

/** One alone would otherwise prepare what they pay; a firm of one bookkeeper switches both settings off. */
const keptApart = () => setting('separatePayer', true) || setting('separateDuties', true)

/** Whether a person has prepared a run. */
async function hasPrepared(run: PaymentRun, userId: number, client: QueryClientContract) {
  if (!keptApart()) return false
  if (isSamePerson(run.createdBy, userId)) return true
  const written = { entityType: PAYMENT_RUN, entityId: run.id, actions: PREPARING }
  return (await writersIn(client, written)).includes(userId)
}

/**
 * What keeps a person from approving a run or marking it paid: they recorded one of its bills, or made or
 * approved the order of one. Who prepared it does not pay it; that they do not approve it core sees to.
 * Needs `items` loaded.
 */
export async function ownPartIn(
  run: PaymentRun,
  step: 'approve' | 'pay',
  userId: number,
  client: QueryClientContract = db.connection()
): Promise<OwnPart | null> {
  if (step === 'pay' && (await hasPrepared(run, userId, client)))
    return { duty: 'prepared', bill: null }
  const recorded = await recordersOf(run.items, client)
  const own = run.items.find((item) => {
    const createdBy = recorded.get(item.purchaseBillId) ?? null
    if (step === 'pay') return isOwnPayment({ createdBy }, userId)
    return isSamePerson(createdBy, userId) && keptApart()
  })
  if (own) return { duty: 'recorded', bill: own.billNumber }
  const duties = await ordersOfOwn(await madeOrders(run.items, client), userId, client)
  const item = run.items.find(({ purchaseOrderId }) => duties.has(purchaseOrderId))
  return item ? { duty: duties.get(item.purchaseOrderId)!, bill: item.billNumber } : null
}

/** @throws AppError 403 OWN_RUN, or OWN_RUN_BILL naming the bill */
export async function requireOtherPerson(
  run: PaymentRun,
  step: 'approve' | 'pay',
  userId: number | null,
  client: QueryClientContract
) {
  const own = userId === null ? null : await ownPartIn(run, step, userId, client)
  if (!own) return
  if (own.bill === null) throw forbidden('OWN_RUN')
  throw new AppError(403, 'OWN_RUN_BILL', { params: { bill: own.bill } })
}

/** Everyone who must not approve these payments, whoever prepared the run. */
export async function peopleBehind(items: Items, client: QueryClientContract): Promise<number[]> {
  const orders = await peopleOfOrders(await madeOrders(items, client), client)
  const people = new Set([...orders.values()].flatMap((some) => [...some]))
  if (keptApart())
    for (const id of (await recordersOf(items, client)).values()) if (id !== null) people.add(id)
  return withOperators([...people])
}

/** Who recorded each bill. */
async function recordersOf(items: Items, client: QueryClientContract) {
  const rows = await client
    .from('purchase_bills')
    .whereIn(
      'id',
      items.map(({ purchaseBillId }) => purchaseBillId)
    )
    .select('id', 'created_by')
  return new Map<number, number | null>(rows.map((row) => [Number(row.id), row.created_by]))
}

function madeOrders(items: Items, client: QueryClientContract) {
  const ids = [...new Set(items.map(({ purchaseOrderId }) => purchaseOrderId))]
  return PurchaseOrder.query({ client }).whereIn('id', ids).select('id', 'createdBy', 'submittedBy')
}
