import type { Listing } from '#core/listing/definition'

export const manualJournalListing: Listing = {
  table: 'manual_journals',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    journalOn: { column: 'journal_on', type: 'day' },
    title: { column: 'title', type: 'text', sort: false },
    status: { column: 'status', type: 'choice' },
    total: { column: 'total_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
