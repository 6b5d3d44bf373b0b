import type { Schema } from '../../../api/types'

/** A possible job before there is a quotation; its estimate is a decimal string. */
export type Lead = Schema<'Lead'>

export type LeadStage = Lead['stage']

export const LEADS = 'commercial.leads'

export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'quoted', 'lost'] as const

export const leadPath = ({ id }: { id: number | string }): string => `/commercial/leads/${id}`

const OPEN: readonly string[] = ['new', 'contacted', 'qualified']

/** The next step of a lead, as it is shown. */
export const nextStepOf = ({ stage, nextStep, nextStepOn }: Lead) => ({
  ...{ step: nextStep, on: nextStepOn, isOpen: OPEN.includes(stage) },
})

/** What has to be entered with a move: a step back is explained, a loss has one of the known reasons. */
export function neededFor(
  from: LeadStage,
  to: LeadStage
): 'lostReason' | 'quotation' | 'reason' | null {
  if (to === 'lost') return 'lostReason'
  if (to === 'quoted') return 'quotation'
  return LEAD_STAGES.indexOf(to) < LEAD_STAGES.indexOf(from) ? 'reason' : null
}
