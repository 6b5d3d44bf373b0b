import type { Schema } from '../../../api/types'

/** One side of a line of two compared quotations. */
export type ComparedLine = NonNullable<LinePair['before']>

export type LinePair = Comparison['lines'][number]

/** Two quotations side by side, as the API answers them. */
export type Comparison = Schema<'QuotationComparison'>
