import { documentStates } from '#core/approvals/document_states'
import type EntryExport from './entry_export.js'

/** queued → ready; either is cancelled by another than who made it, since its entries are handed over again. */
export const exportStates = documentStates<Pick<EntryExport, 'status' | 'createdBy'>>()({
  cancel: { from: ['queued', 'ready'], ability: 'entry-exports.cancel', decidedBy: 'other' },
})
