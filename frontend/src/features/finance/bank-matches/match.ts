import type { Schema } from '../../../api/types'

/** Prefix of the texts. */
export const MATCHES = 'finance.bank_matches'

export type BankAccount = Schema<'BankAccount'>
export type BankLine = Schema<'BankStatementLine'>
export type LedgerLine = Schema<'BankLedgerLine'>
export type BankMatch = Schema<'BankMatch'>
export type BankSuggestion = Schema<'BankSuggestion'>

export const accountPath = (id: number) => `/api/bank-accounts/${id}`

export const linesPath = (accountId: number) =>
  `bank-statement-lines?bankAccountId=${accountId}&matched=false&_sort=bookedOn&_order=desc`
