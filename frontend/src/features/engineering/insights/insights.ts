export const INSIGHTS = 'engineering.insights'

export interface Figures {
  count: number
  /** Null for those who may not see prices. */
  value: string | null
  areaSqm: string
}

export interface Group extends Figures {
  name: string | null
  won: number
  decided: number
}

/** The quotations of a period as figures, as the API answers them. */
export interface Insights {
  currency: string
  from: string
  to: string
  stages: (Figures & { stage: string })[]
  months: (Figures & { month: string })[]
  bands: { recommendation: string; count: number; won: number; decided: number }[]
  ageing: {
    fromDays: number
    toDays: number | null
    from: string | null
    to: string | null
    count: number
  }[]
  byBdm: Group[]
  byCity: Group[]
  byType: Group[]
}

/** The list of quotations with these filters in its address. */
export function rowsPath(filters: Record<string, string | null | undefined>): string {
  const params = new URLSearchParams({ tab: 'all' })
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  return `/quotation-documents/quotations?${params.toString()}`
}

/** The period as filters of the list; what a revision superseded is not counted. */
export const periodOf = ({ from, to }: Pick<Insights, 'from' | 'to'>) => ({
  quotedOn_gte: from,
  quotedOn_lte: to,
  stage_ne: 'superseded',
})

/** Won of decided in per cent, or null where nothing is decided. */
export const winRate = ({ won, decided }: { won: number; decided: number }): number | null =>
  decided ? Math.round((won / decided) * 1000) / 10 : null
