/** One side of a line of two compared quotations. */
export interface ComparedLine {
  section: string | null
  description: string
  descriptionAr: string | null
  unit: string | null
  quantity: string
  unitRate: string | null
  total: string | null
  inclusion: string
}

export interface LinePair {
  change: 'same' | 'changed' | 'added' | 'removed'
  before: ComparedLine | null
  after: ComparedLine | null
}

interface Side {
  id: number
  number: string
  revision: number
  stage: string
  currency: string
}

/** Two quotations side by side, as the API answers them. */
export interface Comparison {
  before: Side
  after: Side
  facts: { field: string; before: string | null; after: string | null }[]
  lines: LinePair[]
  totals: { name: string; before: string; after: string; changePercent: number | null }[]
}
