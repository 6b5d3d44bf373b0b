import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { both } from '#core/personal_data/erasure_rule'

const common = {
  basis: 'legal_obligation',
  of: ofRecord('clientId', 'client_id'),
  ability: 'invoices.view',
} as const

for (const [name, table, columns] of [
  ['invoices', 'invoices', ['number', 'client_name', 'issued_on', 'status']],
  ['contracts', 'contracts', ['number', 'client_name', 'title', 'signed_on']],
  ['receipts', 'receipts', ['number', 'client_name', 'received_on']],
  ['client_refunds', 'client_refunds', ['number', 'paid_on']],
  ['write_offs', 'invoice_write_offs', ['client_name', 'written_off_on', 'status']],
  ['dunning_letters', 'dunning_letters', ['number', 'client_name', 'written_on']],
] as const)
  registerPersonalArea({
    ...{ name, table, columns, ...common, authors: true },
    erase: { keep: 'books' },
  })

registerPersonalArea({
  ...{ name: 'payment_promises', table: 'payment_promises', ...common },
  columns: ['client_name', 'due_on', 'promised_by', 'note', 'created_at'],
  erase: {
    replace: { promised_by: null, note: null },
    keep: { books: ['client_name', 'due_on'], record: ['created_at'] },
  },
})
registerPersonalArea({
  ...{ name: 'meetings', table: 'calendar_events', ...common },
  ...{ basis: 'legitimate_interest', ability: 'clients.view' },
  // a private one is for those who attend it
  columns: ['kind', 'starts_at', 'ends_at'],
  erase: {
    replace: { title: both, notes: null, location: null },
    keep: { record: ['kind', 'starts_at', 'ends_at'] },
  },
})
