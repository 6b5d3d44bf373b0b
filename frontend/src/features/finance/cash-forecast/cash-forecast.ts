import type { Answer } from '../../../api/types'

export const CASH_FORECAST = 'finance.cash_forecast'

export type CashForecast = Answer<'cash_forecast.show'>
export type CashItems = Answer<'cash_forecast.items'>
export type CashItem = CashItems['rows'][number]
export type CashLine = CashForecast['lines'][number]

/** What if: the parameters of the question with their limits. */
export const SCENARIO = [
  { name: 'delay', most: 180, usual: 0 },
  { name: 'collected', most: 100, usual: 100 },
  { name: 'defer', most: 180, usual: 0 },
] as const

/** A figure whose documents are open: a week by its number, or a column beside them. */
export interface OpenedFigure {
  line?: CashLine['line']
  column: string
  title: string
}

export type OnOpen = (figure: OpenedFigure) => void
