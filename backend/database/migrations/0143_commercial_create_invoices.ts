import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex, makeAppendOnly } from '#database/search_index'

const SORTED = [
  'type',
  'status',
  'client_id',
  'client_name',
  'contract_id',
  'issued_on',
  'due_on',
  'total_minor',
  'payable_minor',
  'balance_minor',
  'original_id',
  'created_at',
  'updated_at',
]

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('invoices', (table) => {
      table.increments('id')
      // none while a draft: a number is given at issue, without gaps
      table.string('number', 40).nullable().unique('invoices_number_unique')
      table.string('uuid', 36).notNullable().unique('invoices_uuid_unique')
      table.string('type', 20).notNullable()
      table.string('status', 20).notNullable().defaultTo('draft')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      table.text('buyer').notNullable()
      table.text('seller').nullable()
      table.integer('contract_id').unsigned().nullable().references('contracts.id')
      table.integer('certificate_no').nullable()
      day(table, 'period_from').nullable()
      day(table, 'period_to').nullable()
      day(table, 'supplied').nullable()
      day(table, 'issued').nullable()
      table.dateTime('issued_at').nullable()
      table.integer('issued_by').unsigned().nullable()
      day(table, 'due').nullable()
      table.integer('payment_days').notNullable().defaultTo(30)
      table.string('currency', 3).notNullable().defaultTo('SAR')
      for (const name of [
        'gross',
        'retention',
        'advance_recovery',
        'deductions',
        'taxable',
        'vat',
        'total',
        'payable',
        'settled',
        'balance',
      ])
        money(table, name)
      table.string('deduction_reason', 300).nullable()
      table.text('vat_breakdown').notNullable()
      table.integer('original_id').unsigned().nullable().references('invoices.id')
      table.string('reason', 300).nullable()
      table.string('qr', 1400).nullable()
      table.integer('pdf_file_id').unsigned().nullable()
      table.text('notes').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of SORTED) table.index([column, 'id'], `invoices_${column}_index`)
    })
    addSearchIndex(this, 'invoices')
    addRowCount(this, 'invoices')
    this.schema.createTable('invoice_lines', (table) => {
      table.increments('id')
      table
        .integer('invoice_id')
        .unsigned()
        .notNullable()
        .references('invoices.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.integer('contract_line_id').unsigned().nullable()
      table.string('description', 1000).notNullable()
      table.string('description_ar', 1000).nullable()
      table.string('unit', 20).nullable()
      decimal4(table, 'quantity')
      decimal4(table, 'unit_price')
      decimal4(table, 'previous_quantity')
      money(table, 'previous_amount')
      money(table, 'discount')
      table.string('vat_category', 1).notNullable().defaultTo('S')
      table.integer('vat_rate_bp').notNullable().defaultTo(1500)
      table.string('exemption_reason', 60).nullable()
      money(table, 'net')
      money(table, 'vat')
      table.index(['invoice_id', 'position'], 'invoice_lines_position_index')
      table.index(['contract_line_id'], 'invoice_lines_contract_line_index')
    })
    this.schema.createTable('receipts', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('receipts_number_unique')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      day(table, 'received').notNullable()
      table.string('method', 20).notNullable()
      table.string('reference', 80).nullable()
      table.string('currency', 3).notNullable().defaultTo('SAR')
      money(table, 'amount')
      money(table, 'allocated')
      money(table, 'unallocated')
      table.text('notes').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'client_id',
        'client_name',
        'received_on',
        'amount_minor',
        'unallocated_minor',
        'created_at',
      ])
        table.index([column, 'id'], `receipts_${column}_index`)
    })
    addSearchIndex(this, 'receipts')
    addRowCount(this, 'receipts')
    // what takes something off an invoice; a mistake is put right by a row of the opposite sign
    this.schema.createTable('invoice_settlements', (table) => {
      table.increments('id')
      table.integer('invoice_id').unsigned().notNullable().references('invoices.id')
      table.integer('receipt_id').unsigned().nullable().references('receipts.id')
      table.integer('credit_id').unsigned().nullable().references('invoices.id')
      table.bigInteger('amount_minor').notNullable()
      day(table, 'settled').notNullable()
      table.integer('created_by').unsigned().nullable()
      table.dateTime('created_at').notNullable()
      table.index(['invoice_id', 'id'], 'invoice_settlements_invoice_index')
      table.index(['receipt_id', 'id'], 'invoice_settlements_receipt_index')
    })
    makeAppendOnly(this, 'invoice_settlements')
  }

  async down() {
    this.schema.dropTable('invoice_settlements')
    this.schema.raw('DROP TABLE IF EXISTS receipts_fts')
    for (const table of ['receipts', 'invoice_lines']) this.schema.dropTable(table)
    this.schema.raw('DROP TABLE IF EXISTS invoices_fts')
    this.schema.dropTable('invoices')
  }
}
