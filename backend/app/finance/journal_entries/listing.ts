import type { Listing } from '#core/listing/definition'

export const journalEntryListing: Listing = {
  table: 'journal_entries',
  search: true,
  defaultSort: { field: 'postedOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    postedOn: { column: 'posted_on', type: 'day' },
    documentKind: { column: 'document_kind', type: 'choice' },
    documentId: { column: 'document_id', type: 'number', sort: false },
    total: { column: 'total_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
