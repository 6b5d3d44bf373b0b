import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { userNames } from '#core/base/user_names'
import { TRACKING_STAGES, type TrackingStage } from '#engineering/enums/tracking_stages'
import type Quotation from '#engineering/quotations/models/quotation'
import { printedStages } from './recorded_stages.js'

/** A stage as someone has planned and noted it. */
export interface PlannedStage {
  stage: TrackingStage
  /** `YYYY-MM-DD` or null. */
  plannedOn: string | null
  actualOn: string | null
  responsible: string | null
  remark: string | null
}

/** What was planned and noted of a quotation, in the order of the stages. */
export async function plannedStages(
  quotationId: number,
  client: QueryClientContract = db.connection()
): Promise<PlannedStage[]> {
  const rows: any[] = await client.from('quotation_stages').where('quotation_id', quotationId)
  return rows
    .map((row) => ({
      stage: row.stage as TrackingStage,
      plannedOn: row.planned_on ?? null,
      actualOn: row.actual_on ?? null,
      responsible: row.responsible ?? null,
      remark: row.remark ?? null,
    }))
    .sort((a, b) => TRACKING_STAGES.indexOf(a.stage) - TRACKING_STAGES.indexOf(b.stage))
}

/**
 * All twelve stages with the plan and, where the portal itself knows it, the day that it happened:
 * that day stands for the one that someone noted.
 */
export async function stagePlan(quotation: Quotation, client?: QueryClientContract) {
  const { createdBy, submittedBy, decidedBy, updatedBy } = quotation
  const names = await userNames([createdBy, submittedBy, decidedBy, updatedBy], client)
  const known = new Map(
    printedStages(quotation, (id) => names.get(id ?? 0) ?? null).map((stage) => [
      stage.stage,
      stage,
    ])
  )
  const planned = new Map(
    (await plannedStages(quotation.id, client)).map((stage) => [stage.stage, stage])
  )
  const stages = TRACKING_STAGES.map((stage) => {
    const plan = planned.get(stage)
    return {
      stage,
      plannedOn: plan?.plannedOn ?? null,
      actualOn: plan?.actualOn ?? null,
      responsible: plan?.responsible ?? null,
      remark: plan?.remark ?? null,
      recordedOn: known.get(stage)?.actualOn ?? null,
    }
  })
  return { version: quotation.planVersion, stages }
}
