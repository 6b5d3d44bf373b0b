import type { Schema } from '../../../api/types'

export const ENTRY_EXPORTS = 'finance.entry_exports'

export const STATUSES = ['queued', 'ready', 'cancelled'] as const

export type EntryExport = Schema<'EntryExport'>
