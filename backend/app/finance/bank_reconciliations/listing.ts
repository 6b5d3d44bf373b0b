import type { Listing } from '#core/listing/definition'

export const reconciliationListing: Listing = {
  table: 'bank_reconciliations',
  search: false,
  defaultSort: { field: 'reconciledOn', order: 'desc' },
  fields: {
    bankAccountId: { column: 'bank_account_id', type: 'number', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    reconciledOn: { column: 'reconciled_on', type: 'day' },
  },
}
