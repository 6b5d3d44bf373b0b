import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is open by client is added up from these indexes alone. */
const INDEXES = [
  [
    'invoices',
    'invoices_open_index',
    ['currency', 'balance_minor', 'type', 'client_id', 'issued_on', 'due_on'],
  ],
  [
    'receipts',
    'receipts_open_index',
    ['currency', 'unallocated_minor', 'client_id', 'received_on', 'reversed_on'],
  ],
  ['receipts', 'receipts_reversed_on_index', ['reversed_on', 'id']],
  ['invoice_settlements', 'invoice_settlements_day_index', ['settled_on', 'id']],
] as const

export default class extends BaseSchema {
  async up() {
    for (const [name, index, columns] of INDEXES)
      this.schema.alterTable(name, (table) => table.index([...columns], index))
  }

  async down() {
    for (const [name, index, columns] of INDEXES)
      this.schema.alterTable(name, (table) => table.dropIndex([...columns], index))
  }
}
