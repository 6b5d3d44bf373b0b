import type { Schema } from '../../../api/types'

/** Prefix of the texts. */
export const STATEMENTS = 'finance.bank_statements'

export type BankAccount = Schema<'BankAccount'>
export type BankStatement = Schema<'BankStatement'>
export type BankImport = Schema<'BankStatementImport'>
export type ListedImport = Schema<'ListedBankImport'>
export type ImportPlan = Schema<'BankImportPlan'>

export const importPath = (id: number) => `/api/bank-statement-imports/${id}`

/** As the server allows. */
export const MOST_BYTES = 25 * 1024 * 1024

/** Files that banks hand out; what a file is, the server says by its bytes. */
export const ACCEPTED = '.sta,.mt940,.940,.txt,.xml,.csv,.xlsx'

export const COLUMNS = [
  'bookedOn',
  'valueOn',
  'amount',
  'debit',
  'credit',
  'balance',
  'reference',
  'endToEndId',
  'counterpartyName',
  'counterpartyIban',
  'text',
] as const
