import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a request for quotation says, in which language, and what of it a vendor can open. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('vendors', (table) => {
      table.string('document_language', 4).notNullable().defaultTo('both')
    })
    this.schema.alterTable('purchase_requests', (table) => {
      // of the firm's zone, on the last day for quotes
      table.string('quotes_due_time', 5).nullable()
      table.string('reply_contact', 200).nullable()
      table.string('reply_email', 254).nullable()
      table.string('reply_phone', 40).nullable()
      // terms as this request states them
      table.text('rfq_clauses').nullable()
    })
    this.schema.createTable('purchase_request_outgoing_files', (table) => {
      table.integer('file_id').unsigned().primary().references('files.id').onDelete('CASCADE')
      table
        .integer('purchase_request_id')
        .unsigned()
        .notNullable()
        .references('purchase_requests.id')
        .onDelete('CASCADE')
    })
    this.schema.createTable('purchase_request_prints', (table) => {
      table.increments('id')
      table.integer('purchase_request_id').unsigned().notNullable()
      table.foreign('purchase_request_id').references('purchase_requests.id').onDelete('CASCADE')
      // an invitation may be withdrawn; what was sent stays known
      table.integer('quote_id').unsigned().nullable()
      table.foreign('quote_id').references('purchase_request_quotes.id').onDelete('SET NULL')
      table.string('vendor_name', 200).notNullable()
      table.string('language', 4).notNullable()
      table.integer('file_id').unsigned().notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['purchase_request_id', 'id'], 'purchase_request_prints_request_index')
    })
    this.schema.createTable('purchase_request_shares', (table) => {
      table.integer('share_id').unsigned().primary().references('shares.id').onDelete('CASCADE')
      table.integer('print_id').unsigned().notNullable()
      table.foreign('print_id').references('purchase_request_prints.id').onDelete('CASCADE')
      // the PDF itself, or a drawing that goes with it
      table.integer('file_id').unsigned().notNullable()
      table.index(['print_id'], 'purchase_request_shares_print_index')
    })
  }

  async down() {
    this.schema.dropTable('purchase_request_shares')
    this.schema.dropTable('purchase_request_prints')
    this.schema.dropTable('purchase_request_outgoing_files')
    this.schema.alterTable('purchase_requests', (table) =>
      table.dropColumns(
        ...['quotes_due_time', 'reply_contact', 'reply_email', 'reply_phone', 'rfq_clauses']
      )
    )
    this.schema.alterTable('vendors', (table) => table.dropColumn('document_language'))
  }
}
