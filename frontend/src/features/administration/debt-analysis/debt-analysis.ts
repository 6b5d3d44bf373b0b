import type { Answer } from '../../../api/types'

export const DEBT_ANALYSIS = 'administration.debt_analysis'

export const BUCKETS = ['notDue', 'd0to30', 'd31to60', 'd61to90', 'over90'] as const
/** Columns of each table of sums; the buckets and what is unallocated add up to what is outstanding. */
export const SUMS = [...BUCKETS, 'unallocated', 'outstanding', 'overdue'] as const

export type ExpectedWeek = DebtAnalysis['expected'][number]

export type Debtor = DebtAnalysis['clients'][number]
export type DebtGroup = DebtAnalysis['projects'][number]
export type Sums = Pick<Debtor, (typeof SUMS)[number]>

export type DebtMonth = DebtAnalysis['trend'][number]

/** What is owed to the firm on a day, as the API answers it. */
export type DebtAnalysis = Answer<'debt_analyses.show'>

export type DebtDocuments = Answer<'debt_analyses.documents'>
export type DebtDocument = DebtDocuments['rows'][number]

/** A figure whose documents are shown: which kind of figure, and which of its rows. */
export interface OpenedFigure {
  by: 'bucket' | 'client' | 'project' | 'person' | 'week'
  key: string
  title: string
}

export type OnOpen = (figure: OpenedFigure) => void
