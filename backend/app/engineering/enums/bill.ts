import { VAT_CATEGORY_NAMES } from '#engines/money/vat'

export { COST_HEADS, type CostHead } from '#core/budgets/cost_heads'

/** Whether a line counts in the total, or is only offered beside it. */
export const INCLUSIONS = ['included', 'optional', 'alternative'] as const
export type Inclusion = (typeof INCLUSIONS)[number]

/** VAT categories; only standard ones bear the quotation's rate. */
export const VAT_CATEGORIES = ['standard', 'zero', 'exempt'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

/** What they are called on paper. */
export const VAT_NAMES: Record<VatCategory, { en: string; ar: string }> = {
  standard: VAT_CATEGORY_NAMES.S,
  zero: VAT_CATEGORY_NAMES.Z,
  exempt: VAT_CATEGORY_NAMES.E,
}

export const MARKUP_KINDS = ['overhead', 'profit', 'contingency', 'other'] as const
export const MARKUP_MODES = ['percent', 'fixed'] as const
/** Of what a percentage is taken: of the lines alone, or of all that stands above it. */
export const MARKUP_BASES = ['lines', 'running'] as const
