import type { Listing } from '#core/listing/definition'

export const vendorStatementListing: Listing = {
  table: 'vendor_statements',
  search: false,
  defaultSort: { field: 'updatedAt', order: 'desc' },
  fields: {
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    status: { column: 'status', type: 'choice' },
    closedOn: { column: 'closed_on', type: 'day' },
    difference: { column: 'difference_minor', type: 'money' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}

/** The rows of the comparison of one statement. */
export const statementItemListing: Listing = {
  table: 'vendor_statement_items',
  search: false,
  defaultSort: { field: 'position', order: 'asc' },
  fields: {
    vendorStatementId: { column: 'vendor_statement_id', type: 'number', sort: false },
    position: { column: 'position', type: 'number' },
    outcome: { column: 'outcome', type: 'choice', sort: false },
  },
}
