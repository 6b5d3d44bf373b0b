import { conflict } from '#core/base/app_error'
import { LEAD_STAGES, OPEN_LEAD_STAGES, type LeadStage } from '#commercial/enums/lead_stages'

const FROM_OPEN = (stage: LeadStage) => LEAD_STAGES.filter((other) => other !== stage)

/**
 * Where a lead may go from each stage. What has a quotation is lost by its quotation, and what is lost
 * is taken up again before it is quoted.
 */
export const LEAD_MOVES: Readonly<Record<LeadStage, readonly LeadStage[]>> = {
  new: FROM_OPEN('new'),
  contacted: FROM_OPEN('contacted'),
  qualified: FROM_OPEN('qualified'),
  quoted: OPEN_LEAD_STAGES,
  lost: OPEN_LEAD_STAGES,
}

/** A step towards the start needs its reason. */
export const isBackwards = (from: LeadStage, to: LeadStage) =>
  LEAD_STAGES.indexOf(to) < LEAD_STAGES.indexOf(from)

/** @throws AppError 409 LEAD_STAGE_SAME | LEAD_HAS_QUOTATION | LEAD_IS_LOST */
export function requireMove(from: LeadStage, to: LeadStage) {
  if (LEAD_MOVES[from].includes(to)) return
  if (from === to) throw conflict('LEAD_STAGE_SAME')
  throw conflict(from === 'quoted' ? 'LEAD_HAS_QUOTATION' : 'LEAD_IS_LOST')
}
