/** The way of a possible job, in its order; `quoted` has a quotation, `lost` has ended without one. */
export const LEAD_STAGES = ['new', 'contacted', 'qualified', 'quoted', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

/** Stages in which sales still work on a lead. */
export const OPEN_LEAD_STAGES = ['new', 'contacted', 'qualified'] as const satisfies LeadStage[]
