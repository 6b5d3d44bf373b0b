import type { Listing } from '#core/listing/definition'

export const clientListing: Listing = {
  table: 'clients',
  search: true,
  phones: true,
  defaultSort: { field: 'name', order: 'asc' },
  narrow: { field: 'name', index: 'clients_id_letters_index' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    jobTitle: { column: 'job_title', type: 'text', letters: true },
    company: { column: 'company', type: 'text', letters: true },
    companyType: { column: 'company_type', type: 'choice' },
    mobile: { column: 'mobile', type: 'text' },
    email: { column: 'email', type: 'text' },
    phone: { column: 'phone', type: 'text' },
    location: { column: 'location', type: 'text' },
    address: { column: 'address', type: 'text' },
    website: { column: 'website', type: 'text' },
    legalBasis: { column: 'legal_basis', type: 'choice' },
    dataSource: { column: 'data_source', type: 'choice' },
    consentState: { column: 'consent_state', type: 'choice' },
    companyId: { column: 'company_id', type: 'number', sort: false },
    ownerId: { column: 'owner_id', type: 'number' },
    lastContactAt: { column: 'last_contact_at', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
