import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

const COPIED = [
  'bank_name',
  'bank_city',
  'bank_country',
  'account_name',
  'swift_code',
  'account_number_sealed',
  'account_number_tail',
  'iban_sealed',
  'iban_tail',
]

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('vendors', (table) => {
      // whom the firm has bought from until now it goes on buying from
      table.string('status', 20).notNullable().defaultTo('approved')
      table.string('status_reason', 1000).nullable()
      table.string('cr_number', 20).nullable()
      table.string('vat_number', 20).nullable()
      table.string('building_number', 4).nullable()
      table.string('street', 120).nullable()
      table.string('district', 120).nullable()
      table.string('additional_number', 4).nullable()
      table.index(['status', 'id'], 'vendors_status_index')
    })
    this.schema.createTable('vendor_bank_accounts', (table) => {
      table.increments('id')
      table
        .integer('vendor_id')
        .unsigned()
        .notNullable()
        .references('vendors.id')
        .onDelete('CASCADE')
      table.integer('revision').notNullable()
      table.string('status', 12).notNullable()
      table.string('bank_name', 160).nullable()
      table.string('bank_city', 80).nullable()
      table.string('bank_country', 80).nullable()
      table.string('account_name', 200).nullable()
      table.string('swift_code', 11).nullable()
      // sealed as the vendor's own fields are, under the same seal
      table.text('account_number_sealed').nullable()
      table.string('account_number_tail', 4).nullable()
      table.text('iban_sealed').nullable()
      table.string('iban_tail', 4).nullable()
      table.integer('decided_by').unsigned().nullable()
      table.dateTime('decided_at').nullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      table.unique(['vendor_id', 'revision'], { indexName: 'vendor_bank_accounts_revision_unique' })
      table.index(['status', 'id'], 'vendor_bank_accounts_status_index')
    })
    this.#keepKnownAccounts()
  }

  /** What was paid to before stays usable; only what changes from now on waits for a second person. */
  #keepKnownAccounts() {
    const columns = COPIED.join(', ')
    this.schema.raw(
      `INSERT INTO vendor_bank_accounts (vendor_id, revision, status, ${columns}, version, created_by, updated_by, created_at, updated_at)
       SELECT id, 1, 'approved', ${columns}, 1, updated_by, updated_by, created_at, updated_at FROM vendors
       WHERE iban_sealed IS NOT NULL OR account_number_sealed IS NOT NULL`
    )
  }

  async down() {
    this.schema.dropTable('vendor_bank_accounts')
  }
}
