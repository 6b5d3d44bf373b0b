import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import type { DemoContext } from '#database/seeders/demo/context'
import { setBudget } from '#procurement/procurement_projects/set_budget'

/** Budget over what has been ordered, one project after another; now and then it is not enough. */
const ROOM = [1.35, 1.1, 0.92, 1.6, 1.02]
const LEAST = 20_000

/** What most projects may spend on materials, beside what was ordered for them. Needs the orders. */
export async function seedBudgets(context: DemoContext) {
  const { trx, now } = context
  const unit = new DemoUnit(trx, { at: now.minus({ days: 45 }), by: personOf(context, 'buyer') })
  const rows = await trx
    .from('purchase_orders')
    .whereNotNull('project_id')
    .whereNotIn('status', ['draft', 'submitted', 'rejected', 'cancelled'])
    .groupBy('project_id')
    .select('project_id')
    .sum('subtotal_minor as ordered')
    .orderBy('project_id')
  for (const [i, { project_id: id, ordered }] of rows.entries()) {
    if (i % 6 === 5) continue
    const thousands = Math.round(((Number(ordered) / 100) * ROOM[i % ROOM.length]) / 1000)
    await setBudget(unit, id, String(Math.max(LEAST, thousands * 1000)))
  }
}
