import type { Listing } from '#core/listing/definition'

export const vatEntryListing: Listing = {
  table: 'vat_entries',
  search: true,
  defaultSort: { field: 'documentOn', order: 'desc' },
  fields: {
    documentOn: { column: 'document_on', type: 'day' },
    reportedOn: { column: 'reported_on', type: 'day' },
    documentNumber: { column: 'document_number', type: 'text' },
    documentKind: { column: 'document_kind', type: 'choice', sort: false },
    box: { column: 'box', type: 'choice', sort: false },
    isAdjustment: { column: 'is_adjustment', type: 'boolean', sort: false },
    isCorrection: { column: 'is_correction', type: 'boolean', sort: false },
    taxable: { column: 'taxable_minor', type: 'money' },
    vat: { column: 'vat_minor', type: 'money' },
  },
}
