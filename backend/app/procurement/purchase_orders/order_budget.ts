import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { budgetCheck, budgets, type BudgetGap, type Spending } from '#core/budgets/budget_keeper'
import type { CostHead } from '#core/budgets/cost_heads'
import { rawRows } from '#core/database/raw_rows'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { COST_HEAD_NAMES } from '#core/budgets/cost_head_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { groupThousands } from '#engines/money/money'
import { expectedOn, openOrders } from '#procurement/order_costs/committed'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'

type Owned = Pick<PurchaseOrder, 'projectId' | 'departmentId'>

function ownerOf({ projectId, departmentId }: Owned): Pick<Spending, 'owner' | 'ownerId'> | null {
  if (projectId) return { owner: 'project', ownerId: projectId }
  return departmentId ? { owner: 'department', ownerId: departmentId } : null
}

/**
 * Locks the budget that an order is paid from, and the order. It comes before anything else is read: what is
 * read later then includes the orders that were approved while it waited.
 */
export async function holdBudget(uow: UnitOfWork, orderId: number) {
  if (budgetCheck() === 'off') return
  const order = await uow.trx
    .from('purchase_orders')
    .where('id', orderId)
    .forUpdate()
    .select('project_id as projectId', 'department_id as departmentId')
    .first()
  const owner = order && ownerOf(order)
  if (owner) await budgets().hold(owner.owner, owner.ownerId, uow.trx)
}

/** Where an order wants more than its budget has left; nothing where no one checks or nothing is planned. */
export async function overBudget(
  order: PurchaseOrder,
  client: QueryClientContract
): Promise<BudgetGap[]> {
  const owner = ownerOf(order)
  if (!owner || budgetCheck() === 'off' || (await isNoLarger(order, client))) return []
  const document = { kind: PURCHASE_ORDER, id: order.id }
  const on = expectedOn(order)
  return budgets().gaps({ ...owner, on, amounts: await wantedOf(order, client), document }, client)
}

/** The same at its approval. @throws AppError 409 OVER_BUDGET where the setting says so */
export async function requireBudget(uow: UnitOfWork, order: PurchaseOrder): Promise<BudgetGap[]> {
  const gaps = await overBudget(order, uow.trx)
  const [first] = gaps
  if (!first || budgetCheck() !== 'block') return gaps
  const money = (minor: number) => groupThousands(baseMoney(minor))
  throw conflict('OVER_BUDGET', {
    params: {
      number: first.number,
      head: COST_HEAD_NAMES[first.head][languageNow()],
      ...{ budget: money(first.budgetMinor), left: money(first.leftMinor) },
      wanted: money(first.wantedMinor),
    },
    details: { gaps: gaps.map(presentGap) },
  })
}

/** What an order will cost that is not billed yet, by cost head. */
async function wantedOf({ id }: PurchaseOrder, client: QueryClientContract) {
  const { sql, values } = openOrders({ sql: 'o.id = ?', values: [id] }, client.dialect.name)
  const rows = await rawRows<{ cost_head: CostHead; amount: number | string }>(
    client,
    `SELECT cost_head, SUM(amount_minor) AS amount FROM (${sql}) w GROUP BY cost_head`,
    values
  )
  return new Map(rows.map((row) => [row.cost_head, Number(row.amount)]))
}

/** An amendment that orders for no more than the version before it takes nothing from the budget. */
async function isNoLarger(
  { id, revision, totalMinor }: PurchaseOrder,
  client: QueryClientContract
) {
  if (!revision) return false
  const version = await client
    .from('purchase_order_revisions')
    .where({ purchase_order_id: id, outcome: 'open' })
    .orderBy('id', 'desc')
    .first()
  return version ? totalMinor <= Number(version.total_minor) : false
}

export const presentGap = ({ budgetId, number, title, head, ...amounts }: BudgetGap) => ({
  ...{ budgetId, number, title, costHead: head, budget: baseMoney(amounts.budgetMinor) },
  ...{ left: baseMoney(amounts.leftMinor), wanted: baseMoney(amounts.wantedMinor) },
})

/** Statuses in which an order may still be changed to fit its budget. */
const OPEN = new Set(['draft', 'submitted', 'rejected'])

/** What is over the budget: until the order is decided on as it stands, afterwards as it was approved. */
export async function shownGaps(order: PurchaseOrder, client: QueryClientContract) {
  const gaps = OPEN.has(order.status) ? await overBudget(order, client) : order.overBudget
  return ((gaps ?? []) as BudgetGap[]).map(presentGap)
}
