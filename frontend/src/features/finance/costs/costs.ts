import type { TFunction } from 'i18next'
import type { Answer } from '../../../api/types'

export const COSTS = 'finance.costs'

export type CostItems = Answer<'project_profitability.items'>
export type CostItem = CostItems['rows'][number]

/** A figure whose documents are open: its question, and what it is called. */
export interface OpenedFigure {
  question: Record<string, string>
  title: string
}

export type OnOpen = (figure: OpenedFigure) => void

export const sourceText = (t: TFunction, source: string) => t(`${COSTS}.source.${source}`)
