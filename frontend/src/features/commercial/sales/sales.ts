import dayjs from 'dayjs'
import type { Answer, Schema } from '../../../api/types'

export const SALES = 'commercial.sales'

export type WinRate = Schema<'WinRate'>

export type Figures = Summary['all']

export type Period = Pick<Summary, 'currency' | 'from' | 'to'>

export type Summary = Answer<'sales_figures.summary'>

export type Group = Analysis['bySource'][number]

/** Who signs, with their name where the portal knows it. */
export type PersonGroup = Analysis['byPerson'][number]

export type Analysis = Answer<'sales_figures.analysis'>

export type Board = Answer<'sales_figures.board'>

export type QuotationColumn = Board['quotations'][number]

export type PipelineCard = QuotationColumn['cards'][number]

export type LeadColumn = NonNullable<Board['leads']>[number]

export type Visit = Answer<'sales_figures.visits'>[number]

export type Person = Performance['people'][number]

export type Performance = Answer<'sales_figures.performance'>

type Filters = Record<string, string | string[] | null | undefined>

/** The list of quotations with these filters in its address. */
export function rowsPath(filters: Filters): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters))
    for (const one of Array.isArray(value) ? value : [value]) if (one) params.append(name, one)
  return `/commercial/pipeline?${params.toString()}`
}

/** The period as filters of the list; what a revision superseded is not counted. */
export const periodOf = ({ from, to }: Pick<Period, 'from' | 'to'>) => ({
  quotedOn_gte: from,
  quotedOn_lte: to,
  stage_ne: 'superseded',
})

/** All quotations of a month, `YYYY-MM`. */
export const monthFilters = (month: string) =>
  periodOf({ from: `${month}-01`, to: dayjs(month).endOf('month').format('YYYY-MM-DD') })

/** Stages in which a quotation may still be won. */
export const OPEN = ['draft', 'pending_approval', 'approved', 'submitted_to_client']

/** The open quotations of a period that are expected in a month. */
export const forecastFilters = (period: Pick<Period, 'from' | 'to'>, month: string) => ({
  ...periodOf(period),
  stage: OPEN,
  stage_ne: null,
  forecastOn_gte: `${month}-01`,
  forecastOn_lte: dayjs(month).endOf('month').format('YYYY-MM-DD'),
})
