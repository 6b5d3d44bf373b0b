import type { Listing } from '#core/listing/definition'

export const vatAdjustmentListing: Listing = {
  table: 'vat_adjustments',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    adjustsOn: { column: 'adjusts_on', type: 'day' },
    kind: { column: 'kind', type: 'choice', sort: false },
    box: { column: 'box', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice' },
    vat: { column: 'vat_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
