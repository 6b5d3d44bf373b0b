import dayjs from 'dayjs'
import type { Schema } from '../../../api/types'

export const INSIGHTS = 'engineering.project_insights'

export type Group = Insights['byBdm'][number]

/** The quotations of a period as figures, as the API answers them. */
export type Insights = Schema<'ProjectInsights'>

/** Filters of the list; several values of one are an array. */
export type RowFilters = Record<string, string | string[] | null | undefined>

/** The list of quotations with these filters in its address. */
export function rowsPath(filters: RowFilters): string {
  const params = new URLSearchParams({ tab: 'all' })
  for (const [name, value] of Object.entries(filters))
    for (const one of [value ?? []].flat()) params.append(name, one)
  return `/quotation-documents/quotations?${params.toString()}`
}

/** The period as filters of the list; what a revision superseded is not counted. */
export const periodOf = ({ from, to }: Pick<Insights, 'from' | 'to'>) => ({
  quotedOn_gte: from,
  quotedOn_lte: to,
  stage_ne: 'superseded',
})

/** The part of a month that lies in the period: what its figure counts. */
export const monthOf = ({ from, to }: Pick<Insights, 'from' | 'to'>, month: string) => {
  const [first, last] = [`${month}-01`, dayjs(`${month}-01`).endOf('month').format('YYYY-MM-DD')]
  return periodOf({ from: from > first ? from : first, to: to < last ? to : last })
}

/** The rows of one group of a field, also of the one in which no one has stated it. */
export const groupFilters = (field: string, name: string | null): RowFilters =>
  name === null ? { [`${field}_empty`]: 'true' } : { [field]: name }

/** What a win rate is a share of. */
export const DECIDED = { stage: ['won', 'lost'], stage_ne: null }

/** Won of decided in per cent, or null where nothing is decided. */
export const winRate = ({ won, decided }: { won: number; decided: number }): number | null =>
  decided ? Math.round((won / decided) * 1000) / 10 : null
