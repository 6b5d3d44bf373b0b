import type { Listing } from '#core/listing/definition'

/** Without amounts: they stand on the page of a settlement, which logs each look. */
export const settlementListing: Listing = {
  table: 'settlements',
  search: false,
  defaultSort: { field: 'lastDayOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    lastDayOn: { column: 'last_day_on', type: 'day' },
    serviceEnd: { column: 'service_end', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice' },
    paidOn: { column: 'paid_on', type: 'day', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
