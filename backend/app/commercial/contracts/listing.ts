import type { Listing } from '#core/listing/definition'
import { documentsOf } from '#commercial/shared/of_companies'

export const contractListing: Listing = {
  table: 'contracts',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    title: { column: 'title', type: 'text', letters: true },
    clientId: { column: 'client_id', type: 'number' },
    companyId: { column: 'id', type: 'number', sort: false, within: documentsOf('contracts') },
    clientName: { column: 'client_name', type: 'text', letters: true },
    value: { column: 'value_minor', type: 'money' },
    signedOn: { column: 'signed_on', type: 'day' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
