import type { Listing } from '#core/listing/definition'

export const invoiceListing: Listing = {
  table: 'invoices',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', sort: false },
    type: { column: 'type', type: 'choice' },
    status: { column: 'status', type: 'choice' },
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text' },
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

export const contractListing: Listing = {
  table: 'contracts',
  search: true,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    title: { column: 'title', type: 'text' },
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text' },
    value: { column: 'value_minor', type: 'money' },
    signedOn: { column: 'signed_on', type: 'day' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}

export const receiptListing: Listing = {
  table: 'receipts',
  search: true,
  defaultSort: { field: 'receivedOn', order: 'desc' },
  fields: {
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text' },
    receivedOn: { column: 'received_on', type: 'day' },
    amount: { column: 'amount_minor', type: 'money' },
    unallocated: { column: 'unallocated_minor', type: 'money' },
    reversedOn: { column: 'reversed_on', type: 'day', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
