import type { MonthResult } from './overview'

/** The statement of one month. */
export const resultPath = ({ from, to }: Pick<MonthResult, 'from' | 'to'>) =>
  `/finance/profit-and-loss?from=${from}&to=${to}`
