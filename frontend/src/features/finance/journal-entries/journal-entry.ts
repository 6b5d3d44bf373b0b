import type { Schema } from '../../../api/types'

export const JOURNAL_ENTRIES = 'finance.journal_entries'

/** Kinds of documents that are posted. */
export const KINDS = [
  'invoice',
  'receipt',
  'client_refund',
  'write_off',
  'stock_movement',
  'purchase_order',
  'vendor_bill',
  'vendor_credit',
  'vendor_advance',
  'month_sheet',
  'settlement_month',
  'project_hour_cost',
  'cheque',
  'manual_journal',
] as const

export type JournalEntryRow = Schema<'JournalEntryRow'>
export type JournalEntry = Schema<'JournalEntry'>

export const entryPath = ({ id }: { id: number | string }): string =>
  `/finance/journal-entries/${id}`
