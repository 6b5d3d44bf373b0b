import type { Answer, Schema } from '../../../api/types'

/** Prefix of the texts. */
export const STATEMENTS = 'procurement.vendor_statements'
export const PATH = '/finance/vendor-statements'

export type VendorStatement = Schema<'VendorStatement'>
export type ListedStatement = Schema<'ListedVendorStatement'>
export type StatementItem = Schema<'VendorStatementItem'>
export type VendorAccount = Answer<'vendor_accounts.show'>
export type AccountKind = VendorAccount['rows'][number]['kind']

export const statementPath = ({ id }: { id: number }) => `${PATH}/${id}`

/** What is read of a vendor's table. */
export const COLUMNS = [
  'bookedOn',
  'reference',
  'text',
  'debit',
  'credit',
  'amount',
  'balance',
] as const

export const OUTCOMES = [
  'only_theirs',
  'only_ours',
  'amount_differs',
  'booked_later',
  'opening',
  'matched',
] as const

/** Tables, also as text. */
export const ACCEPTED = '.csv,.xlsx,.txt'
