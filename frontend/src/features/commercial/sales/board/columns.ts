import { periodOf, rowsPath, type Board, type LeadColumn, type QuotationColumn } from '../sales'
import type { ColumnData } from './board-column'

type Range = Pick<Board, 'from' | 'to'>

const CLOSED: readonly string[] = ['quoted', 'lost']

/** Leads of a stage; what is no longer worked on is counted by when it came to where it is. */
function leadsPath(stage: string, { from, to }: Range): string {
  const closed: Record<string, string> = CLOSED.includes(stage)
    ? { stageOn_gte: from, stageOn_lte: to }
    : {}
  return `/commercial/leads?${new URLSearchParams({ stage, ...closed }).toString()}`
}

export const leadColumn = (column: LeadColumn, range: Range): ColumnData => ({
  place: { kind: 'lead', stage: column.stage },
  count: column.count,
  sums: column.sums,
  cards: column.cards.map((lead) => ({ kind: 'lead', lead })),
  listPath: leadsPath(column.stage, range),
})

export const quotationColumn = (column: QuotationColumn, range: Range): ColumnData => ({
  place: { kind: 'quotation', stage: column.stage },
  count: column.count,
  sums: column.sums,
  cards: column.cards.map((quotation) => ({ kind: 'quotation', quotation, stage: column.stage })),
  listPath: rowsPath({ ...periodOf(range), stage_ne: null, stage: column.stage }),
})
