import type { DateTime } from 'luxon'
import { storeStages } from '#engineering/quotations/stage_plan/save_stage_plan'
import type { PlannedStage } from '#engineering/quotations/stage_plan/stage_plan'
import type Quotation from '#engineering/quotations/models/quotation'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from './demo_unit.js'

/** Stage, planned and actual days after the enquiry, and who does it. */
const PLAN: readonly [PlannedStage['stage'], number, number | null, string | null][] = [
  ['enquiry', 0, null, null],
  ['site_visit', 1, 1, 'Tariq Mansour'],
  ['drawings', 2, 3, null],
  ['take_off', 3, 4, null],
  ['vendor_quotes', 4, 6, 'م. ريم الحارثي'],
  ['costing', 5, 6, null],
  ['internal_review', 6, null, null],
  ['approval', 7, null, null],
  ['submitted', 9, null, null],
  ['award', 40, null, null],
]

/** What was planned for a quotation, counted back from the day of its enquiry. */
export async function seedStagePlan(context: DemoContext, { id, createdAt }: Quotation) {
  const start: DateTime = createdAt
  const on = (days: number) => start.plus({ days }).toISODate()!
  const unit = new DemoUnit(context.trx, { at: createdAt, by: personOf(context, 'estimator') })
  await storeStages(
    unit,
    id,
    PLAN.map(([stage, planned, actual, responsible]) => ({
      stage,
      plannedOn: on(planned),
      actualOn: actual === null ? null : on(actual),
      responsible,
      remark: stage === 'site_visit' ? 'Access by the east gate only' : null,
    }))
  )
  await context.trx.from('quotations').where('id', id).update({ plan_version: 1 })
}
