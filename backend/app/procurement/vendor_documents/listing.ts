import type { Listing } from '#core/listing/definition'

/** A view over the documents and their vendors. */
export const vendorDocumentListing: Listing = {
  table: 'vendor_document_entries',
  search: false,
  defaultSort: { field: 'expiresOn', order: 'asc' },
  fields: {
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
    vendorName: { column: 'vendor_name', type: 'text', letters: true },
    vendorStatus: { column: 'vendor_status', type: 'choice', sort: false },
    documentType: { column: 'document_type', type: 'choice', sort: false },
    number: { column: 'number', type: 'text', sort: false },
    issuedOn: { column: 'issued_on', type: 'day', sort: false },
    expiresOn: { column: 'expires_on', type: 'day' },
    current: { column: 'is_current', type: 'boolean', sort: false },
  },
}
