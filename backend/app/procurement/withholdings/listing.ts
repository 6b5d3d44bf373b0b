import type { Listing } from '#core/listing/definition'

export const withholdingListing: Listing = {
  table: 'withholdings',
  search: false,
  defaultSort: { field: 'withheldOn', order: 'desc' },
  fields: {
    withheldOn: { column: 'withheld_on', type: 'day' },
    reportedOn: { column: 'reported_on', type: 'day' },
    documentNumber: { column: 'document_number', type: 'text' },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    kindId: { column: 'kind_id', type: 'number', sort: false },
    rate: { column: 'rate_e4', type: 'decimal4', sort: false },
    taxBorne: { column: 'tax_borne', type: 'boolean', sort: false },
    isCorrection: { column: 'is_correction', type: 'boolean', sort: false },
    subject: { column: 'base_subject_minor', type: 'money' },
    tax: { column: 'base_tax_minor', type: 'money' },
  },
}
