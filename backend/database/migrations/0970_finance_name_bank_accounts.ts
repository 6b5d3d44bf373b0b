import { BaseSchema } from '@adonisjs/lucid/schema'

/** Documents name the account at a bank that their money moves through, and lines of the ledger keep it. */
const DOCUMENTS = [
  'receipts',
  'client_refunds',
  'purchase_payments',
  'vendor_advances',
  'vendor_refunds',
  'payment_runs',
  'journal_lines',
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('bank_accounts', (table) => {
      // once a document names it, its IBAN, currency and ledger account are fixed
      table.boolean('has_documents').notNullable().defaultTo(false)
    })
    for (const name of DOCUMENTS)
      this.schema.alterTable(name, (table) => {
        table.integer('bank_account_id').unsigned().nullable()
      })
  }

  async down() {
    for (const name of DOCUMENTS) this.schema.raw(`ALTER TABLE ${name} DROP COLUMN bank_account_id`)
    this.schema.raw('ALTER TABLE bank_accounts DROP COLUMN has_documents')
  }
}
