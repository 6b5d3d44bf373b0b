import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = [
  'title',
  'status',
  'project_name',
  'required_on',
  'rfq_number',
  'quotes_due_on',
  'created_by',
  'created_at',
  'updated_at',
]
const PARTS = ['awards', 'quote_lines', 'quotes', 'lines']

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('purchase_requests', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('purchase_requests_number_unique')
      table.string('title', 200).notNullable()
      table.string('status', 12).notNullable().defaultTo('draft')
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.string('project_name', 200).nullable()
      table.integer('warehouse_id').unsigned().nullable().references('warehouses.id')
      table.string('delivery_location', 300).nullable()
      day(table, 'required').nullable()
      table.string('notes', 5000).nullable()
      // what the goods were worth when they were last bought; decides who approves
      money(table, 'estimated')
      // why it was rejected or cancelled
      table.string('reason', 1000).nullable()
      table.string('rfq_number', 40).nullable().unique('purchase_requests_rfq_unique')
      day(table, 'quotes_due').nullable()
      table.string('rfq_terms', 5000).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `purchase_requests_${column}_index`)
      table.index(['project_id', 'id'], 'purchase_requests_project_index')
    })
    addSearchIndex(this, 'purchase_requests')
    addRowCount(this, 'purchase_requests')
    this.schema.createTable('purchase_request_lines', (table) => {
      table.increments('id')
      table
        .integer('purchase_request_id')
        .unsigned()
        .notNullable()
        .references('purchase_requests.id')
      table.integer('position').notNullable()
      table.integer('material_id').unsigned().nullable().references('materials.id')
      table.string('description', 1000).notNullable()
      table.string('description_ar', 1000).nullable()
      table.string('unit', 20).nullable()
      decimal4(table, 'quantity')
      table.index(['purchase_request_id', 'position'], 'purchase_request_lines_position_index')
      table.index(['material_id', 'id'], 'purchase_request_lines_material_index')
    })
    this.#quotes()
    this.#awards()
  }

  #quotes() {
    this.schema.createTable('purchase_request_quotes', (table) => {
      table.increments('id')
      table
        .integer('purchase_request_id')
        .unsigned()
        .notNullable()
        .references('purchase_requests.id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.string('vendor_name', 200).notNullable()
      table.string('status', 10).notNullable().defaultTo('invited')
      day(table, 'invited').notNullable()
      day(table, 'quoted').nullable()
      day(table, 'valid_until').nullable()
      table.string('vendor_number', 80).nullable()
      table.string('currency', 3).notNullable()
      table.integer('lead_days').nullable()
      table.integer('payment_term_id').unsigned().nullable().references('payment_terms.id')
      table.string('terms', 5000).nullable()
      // freight of the whole, in the quote's currency
      money(table, 'freight')
      table.unique(['purchase_request_id', 'vendor_id'], 'purchase_request_quotes_vendor_unique')
      table.index(['vendor_id', 'quoted_on'], 'purchase_request_quotes_answer_index')
    })
    this.schema.createTable('purchase_request_quote_lines', (table) => {
      table.increments('id')
      table.integer('quote_id').unsigned().notNullable().references('purchase_request_quotes.id')
      table.integer('line_id').unsigned().notNullable().references('purchase_request_lines.id')
      decimal4(table, 'unit_price')
      table.integer('vat_rate_bp').notNullable()
      table.unique(['quote_id', 'line_id'], 'purchase_request_quote_lines_unique')
      table.index(['line_id', 'id'], 'purchase_request_quote_lines_line_index')
    })
  }

  #awards() {
    this.schema.createTable('purchase_request_awards', (table) => {
      table.increments('id')
      table
        .integer('purchase_request_id')
        .unsigned()
        .notNullable()
        .references('purchase_requests.id')
      table.integer('line_id').unsigned().notNullable().references('purchase_request_lines.id')
      table.integer('quote_id').unsigned().notNullable().references('purchase_request_quotes.id')
      // empty once the draft has been deleted
      table
        .integer('purchase_order_id')
        .unsigned()
        .nullable()
        .references('purchase_orders.id')
        .onDelete('SET NULL')
      table.boolean('lowest').notNullable()
      table.string('reason', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['line_id'], 'purchase_request_awards_line_unique')
      table.index(['purchase_request_id', 'id'], 'purchase_request_awards_request_index')
      table.index(['purchase_order_id', 'id'], 'purchase_request_awards_order_index')
    })
  }

  async down() {
    for (const part of PARTS) this.schema.dropTable(`purchase_request_${part}`)
    this.schema.raw('DROP TABLE IF EXISTS purchase_requests_fts')
    this.schema.dropTable('purchase_requests')
  }
}
