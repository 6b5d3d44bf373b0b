import type { Schema } from '../../../api/types'

export const CHEQUES = 'finance.cheques'
export const PATH = '/finance/cheques'

export type ChequeRow = Schema<'ChequeRow'>
export type Cheque = Schema<'Cheque'>

export const STATUSES = [
  'held',
  'deposited',
  'issued',
  'cleared',
  'bounced',
  'returned',
  'replaced',
  'stopped',
  'voided',
] as const satisfies readonly ChequeRow['status'][]

export const chequePath = ({ id }: { id: number | string }): string => `${PATH}/${id}`
