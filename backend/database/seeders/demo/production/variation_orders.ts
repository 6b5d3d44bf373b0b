import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { decideVariation, submitVariation } from '#production/variation_orders/decide_variation'
import { createVariation } from '#production/variation_orders/save_variation'

/** What changed, why, by how much before VAT and how long, and how far it has come. */
const VARIATIONS = [
  {
    title: 'Additional canopy at the main entrance',
    titleAr: 'مظلة إضافية عند المدخل الرئيسي',
    cause: 'client_request',
    amount: '184500.00',
    days: 12,
    until: 'approved',
  },
  {
    title: 'Rock excavation below the raft',
    titleAr: 'حفر صخري أسفل اللبشة',
    cause: 'site_condition',
    amount: '96250.00',
    days: 9,
    until: 'submitted',
  },
  {
    title: 'External fountain left out',
    titleAr: 'حذف النافورة الخارجية',
    cause: 'omission',
    amount: '-72000.00',
    days: 0,
    until: 'approved',
  },
  {
    title: 'Larger switch room',
    titleAr: 'توسعة غرفة اللوحات الكهربائية',
    cause: 'design_change',
    amount: '41800.00',
    days: 4,
    until: 'draft',
  },
] as const

/** Changes of the contracts of projects with a schedule, at every stage. */
export async function seedVariationOrders(context: DemoContext) {
  const planned = await context.trx.from('schedules').orderBy('project_id').select('project_id')
  const [planner, decider] = [personOf(context, 'planner'), personOf(context, 'chief.engineer')]
  for (const [i, { until, ...input }] of VARIATIONS.entries()) {
    const at = context.now.minus({ days: 40 - 8 * i })
    const by = (person: typeof planner) => new DemoUnit(context.trx, { at, by: person })
    const { project_id: projectId } = planned[i % planned.length]!
    const variation = await createVariation(by(planner), { ...input, projectId })
    if (until === 'draft') continue
    await submitVariation(by(planner), variation)
    if (until === 'submitted') continue
    const abilities = new Set(['variation-orders.approve'])
    await decideVariation(by(decider), variation, {
      decision: 'approve',
      comment: null,
      by: { userId: decider.id, abilities, role: 'staff' },
    })
  }
}
