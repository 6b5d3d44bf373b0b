import type { Listing } from '#core/listing/definition'
import { documentsOf } from '#commercial/shared/of_companies'

export const invoiceListing: Listing = {
  table: 'invoices',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', sort: false },
    type: { column: 'type', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    clientId: { column: 'client_id', type: 'number' },
    companyId: { column: 'id', type: 'number', sort: false, within: documentsOf('invoices') },
    clientName: { column: 'client_name', type: 'text', letters: true },
    contractId: { column: 'contract_id', type: 'number' },
    issuedOn: { column: 'issued_on', type: 'day' },
    dueOn: { column: 'due_on', type: 'day' },
    total: { column: 'total_minor', type: 'money' },
    payable: { column: 'payable_minor', type: 'money' },
    balance: { column: 'balance_minor', type: 'money' },
    originalId: { column: 'original_id', type: 'number' },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
