import type { CostHead } from '#core/budgets/cost_heads'

/** What is asked of an account. */
export interface PageQuestion {
  from?: string | null
  to: string
  /** Rows that pages before it have shown. */
  skip: number
  /** Only lines of one cost head, or of one project. */
  costHead?: CostHead | null
  projectId?: number | null
}

export const ROWS_OF_PAGE = 50

/** Rows of a page, and what the account stood at before the period, moved before the page, and stands at. */
export interface PageRows {
  rows: any[]
  total: number
  openingMinor: number
  passedMinor: number
  closingMinor: number
}
