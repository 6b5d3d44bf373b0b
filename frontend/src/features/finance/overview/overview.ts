import type { Answer } from '../../../api/types'

export const OVERVIEW = 'finance.overview'

export type FinanceOverview = Answer<'finance_overviews.show'>
export type OpenItems = Answer<'finance_overviews.items'>
export type Side = 'receivable' | 'payable'
export type OpenSums = NonNullable<FinanceOverview[Side]>
export type MonthResult = NonNullable<FinanceOverview['months']>[number]

/** What is open of a side, an age of it or what one party owes: the question and how it is called. */
export interface OpenedItems {
  search: string
  title: string
}

export type OnOpenItems = (items: OpenedItems) => void
