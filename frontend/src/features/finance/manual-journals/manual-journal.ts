import type { Schema } from '../../../api/types'

export const MANUAL_JOURNALS = 'finance.manual_journals'

export const STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'reversed',
] as const

export type ManualJournalRow = Schema<'ManualJournalRow'>
export type ManualJournal = Schema<'ManualJournal'>
export type JournalLine = ManualJournal['lines'][number]

export const journalPath = ({ id }: { id: number | string }): string =>
  `/finance/manual-journals/${id}`
