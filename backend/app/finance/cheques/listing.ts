import type { Listing } from '#core/listing/definition'

export const chequeListing: Listing = {
  table: 'cheques',
  search: true,
  defaultSort: { field: 'chequeOn', order: 'asc' },
  fields: {
    number: { column: 'number', type: 'text' },
    direction: { column: 'direction', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    chequeNumber: { column: 'cheque_number', type: 'text' },
    bankName: { column: 'bank_name', type: 'text', letters: true },
    partyName: { column: 'party_name', type: 'text', letters: true },
    amount: { column: 'amount_minor', type: 'money' },
    currency: { column: 'currency', type: 'choice', sort: false },
    chequeOn: { column: 'cheque_on', type: 'day' },
    endedOn: { column: 'ended_on', type: 'day', sort: false },
    clientId: { column: 'client_id', type: 'number', sort: false },
    vendorId: { column: 'vendor_id', type: 'number', sort: false },
  },
}
