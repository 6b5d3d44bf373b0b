import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex, makeAppendOnly } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('contracts', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('contracts_number_unique')
      table.string('title', 200).notNullable()
      table.string('title_ar', 200).nullable()
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      table.integer('project_id').unsigned().nullable()
      table.string('reference', 60).nullable()
      table.string('currency', 3).notNullable().defaultTo('SAR')
      money(table, 'value')
      table.integer('vat_rate_bp').notNullable().defaultTo(1500)
      table.integer('retention_bp').notNullable().defaultTo(1000)
      // of the contract's value; what is held never exceeds it
      table.integer('retention_cap_bp').nullable()
      table.integer('advance_recovery_bp').notNullable().defaultTo(0)
      table.string('vat_on_retention', 10).notNullable().defaultTo('invoice')
      table.integer('payment_days').notNullable().defaultTo(30)
      day(table, 'signed').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of [
        'title',
        'client_name',
        'client_id',
        'value_minor',
        'signed_on',
        'created_at',
      ])
        table.index([column, 'id'], `contracts_${column}_index`)
    })
    addSearchIndex(this, 'contracts')
    addRowCount(this, 'contracts')
    this.schema.createTable('contract_lines', (table) => {
      table.increments('id')
      table
        .integer('contract_id')
        .unsigned()
        .notNullable()
        .references('contracts.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('description', 1000).notNullable()
      table.string('description_ar', 1000).nullable()
      table.string('unit', 20).nullable()
      decimal4(table, 'quantity')
      decimal4(table, 'unit_rate')
      money(table, 'total')
      table.index(['contract_id', 'position'], 'contract_lines_position_index')
    })
    // retention held and released, advance paid and recovered: only ever added to
    this.schema.createTable('contract_entries', (table) => {
      table.increments('id')
      table.integer('contract_id').unsigned().notNullable().references('contracts.id')
      table.integer('invoice_id').unsigned().notNullable()
      table.string('account', 20).notNullable()
      table.bigInteger('amount_minor').notNullable()
      day(table, 'entered').notNullable()
      table.dateTime('created_at').notNullable()
      table.index(['contract_id', 'account', 'id'], 'contract_entries_account_index')
      table.index(['invoice_id'], 'contract_entries_invoice_index')
    })
    makeAppendOnly(this, 'contract_entries')
  }

  async down() {
    this.schema.dropTable('contract_entries')
    this.schema.dropTable('contract_lines')
    this.schema.raw('DROP TABLE IF EXISTS contracts_fts')
    this.schema.dropTable('contracts')
  }
}
