import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { keepReported } from '#database/vat_guards'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['reported_on', 'document_on', 'document_number', 'taxable_minor', 'vat_minor']

/** Returns of VAT by period, and what documents put into their boxes. */
export default class extends BaseSchema {
  async up() {
    // one row: who files holds it, who records what a document reports shares it
    this.schema.createTable('vat_filings', (table) => {
      table.increments('id')
      day(table, 'filed_through').nullable()
    })
    this.schema.createTable('vat_returns', (table) => {
      table.increments('id')
      day(table, 'from').notNullable().unique('vat_returns_from_on_unique')
      day(table, 'to').notNullable().unique('vat_returns_to_on_unique')
      table.string('status', 10).notNullable()
      // as they were when the return was prepared or filed
      table.json('figures').nullable()
      table.string('rows_hash', 64).nullable()
      table.bigInteger('net_minor').nullable()
      table.integer('prepared_by').unsigned().nullable().references('users.id')
      table.dateTime('prepared_at').nullable()
      day(table, 'filed').nullable()
      table.integer('filed_by').unsigned().nullable().references('users.id')
      table.string('reference', 60).nullable()
      table.string('note', 1000).nullable()
      table.boolean('refund_requested').notNullable().defaultTo(false)
      stamps(table)
      for (const column of ['status', 'net_minor'])
        table.index([column, 'id'], `vat_returns_${column}_index`)
    })
    this.schema.createTable('vat_entries', (table) => {
      table.increments('id')
      table.string('document_kind', 40).notNullable()
      table.integer('document_id').unsigned().notNullable()
      table.string('document_number', 80).notNullable()
      day(table, 'document').notNullable()
      // later than the document's where its return was filed before
      day(table, 'reported').notNullable()
      // set when the return is filed: from here on the row never changes
      table.integer('vat_return_id').unsigned().nullable().references('vat_returns.id')
      table.string('box', 24).notNullable()
      table.boolean('is_adjustment').notNullable()
      table.boolean('is_correction').notNullable()
      money(table, 'taxable')
      money(table, 'vat')
      // what it adds to the VAT that is due
      money(table, 'due')
      table.string('party_type', 10).nullable()
      table.integer('party_id').unsigned().nullable()
      table.string('party_name', 300).nullable()
      table.string('party_vat_number', 40).nullable()
      table.string('uuid', 36).nullable()
      table.string('invoice_hash', 100).nullable()
      table.text('search_text').notNullable()
      for (const column of LISTED) table.index([column, 'id'], `vat_entries_${column}_index`)
      table.index(['box', 'reported_on', 'id'], 'vat_entries_box_index')
      table.index(['document_kind', 'document_id'], 'vat_entries_document_index')
      table.index(['vat_return_id', 'id'], 'vat_entries_return_index')
    })
    addSearchIndex(this, 'vat_entries')
    addRowCount(this, 'vat_entries')
    addRowCount(this, 'vat_returns')
    keepReported(this)
    this.defer(async (db) => {
      await db.table('vat_filings').insert({ filed_through_on: null })
    })
  }

  async down() {
    this.schema.raw('DROP TABLE IF EXISTS vat_entries_fts')
    for (const table of ['vat_entries', 'vat_returns', 'vat_filings']) this.schema.dropTable(table)
  }
}
