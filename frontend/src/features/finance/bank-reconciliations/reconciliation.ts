import type { Schema } from '../../../api/types'

/** Prefix of the texts. */
export const RECONCILIATIONS = 'finance.bank_reconciliations'

export type BankAccount = Schema<'BankAccount'>
export type ReconciliationState = Schema<'BankReconciliationState'>
export type ReconciliationItem = Schema<'BankReconciliationItem'>
export type ListedReconciliation = Schema<'ListedBankReconciliation'>
