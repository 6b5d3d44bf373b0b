import type { Listing } from '#core/listing/definition'

export const paymentRunListing: Listing = {
  table: 'payment_runs',
  search: false,
  defaultSort: { field: 'number', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    status: { column: 'status', type: 'choice' },
    currency: { column: 'currency', type: 'choice' },
    executeOn: { column: 'execute_on', type: 'day' },
    total: { column: 'total_minor', type: 'money' },
  },
}
