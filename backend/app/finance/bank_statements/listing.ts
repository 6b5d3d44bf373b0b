import type { Listing } from '#core/listing/definition'

export const importListing: Listing = {
  table: 'bank_statement_imports',
  search: false,
  defaultSort: { field: 'updatedAt', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}

export const statementListing: Listing = {
  table: 'bank_statements',
  search: false,
  defaultSort: { field: 'closedOn', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    importId: { column: 'import_id', type: 'number', sort: false },
    closedOn: { column: 'closed_on', type: 'day' },
  },
}

export const lineListing: Listing = {
  table: 'bank_statement_lines',
  search: true,
  defaultSort: { field: 'bookedOn', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    statementId: { column: 'statement_id', type: 'number', sort: false },
    matchId: { column: 'match_id', type: 'number', sort: false },
    matched: { column: 'matched', type: 'boolean', sort: false },
    bookedOn: { column: 'booked_on', type: 'day' },
  },
}
