import type { Listing } from '#core/listing/definition'

export const matchListing: Listing = {
  table: 'bank_matches',
  search: false,
  defaultSort: { field: 'completeOn', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    reconciliationId: { column: 'reconciliation_id', type: 'number', sort: false },
    completeOn: { column: 'complete_on', type: 'day' },
  },
}

export const suggestionListing: Listing = {
  table: 'bank_suggestions',
  search: false,
  defaultSort: { field: 'score', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    score: { column: 'score', type: 'number' },
  },
}
