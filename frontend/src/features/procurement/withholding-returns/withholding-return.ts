import type { Schema } from '../../../api/types'

export const WITHHOLDING_RETURNS = 'procurement.withholding_returns'

export const STATUSES = ['open', 'prepared', 'filed', 'paid'] as const

export type WithholdingReturnRow = Schema<'WithholdingReturnRow'>
export type WithholdingReturn = Schema<'WithholdingReturn'>
export type ReturnLine = Schema<'WithholdingReturnLine'>

export const PATH = '/finance/withholding-returns'

export const returnPath = ({ id }: { id: number | string }): string => `${PATH}/${id}`

/** Its month, as people name it in files and letters. */
export const monthOf = ({ fromOn }: { fromOn: string }): string => fromOn.slice(0, 7)

/** The payments of a return, of one of its kinds, or its corrections. */
export function paymentsPath(
  { fromOn, toOn }: Pick<WithholdingReturn, 'fromOn' | 'toOn'>,
  line?: ReturnLine,
  only?: 'corrections'
): string {
  const search = new URLSearchParams({ reportedOn_gte: fromOn, reportedOn_lte: toOn })
  if (line) {
    search.set('kindId', String(line.kind.id))
    search.set('rate', line.rate)
    if (only) search.set('isCorrection', 'true')
  }
  return `/finance/withholdings?${search}`
}
