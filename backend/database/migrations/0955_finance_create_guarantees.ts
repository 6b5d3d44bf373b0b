import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // what banks stand for, for the firm or to it, until when and at what cost
    this.schema.createTable('guarantees', (table) => {
      table.increments('id')
      table.string('direction', 10).notNullable()
      table.string('kind', 20).notNullable()
      table.string('status', 12).notNullable()
      table.string('bank', 160).notNullable()
      table.string('number', 80).nullable()
      // bank and number as reuse is found by, however they are written
      table.string('reference_key', 120).nullable().unique('guarantees_reference_key_unique')
      table.string('beneficiary', 200).notNullable()
      money(table, 'amount')
      table.string('currency', 3).notNullable()
      table.integer('percent_bp').nullable()
      day(table, 'issued').nullable()
      day(table, 'expires').notNullable()
      day(table, 'first_expires').notNullable()
      day(table, 'ended').nullable()
      table.string('end_reason', 1000).nullable()
      table.bigInteger('claimed_minor').nullable()
      table.integer('commission_bp').nullable()
      table.bigInteger('fee_minor').nullable()
      table.integer('tender_id').unsigned().nullable().references('tenders.id').onDelete('SET NULL')
      table
        .integer('contract_id')
        .unsigned()
        .nullable()
        .references('contracts.id')
        .onDelete('SET NULL')
      table
        .integer('purchase_order_id')
        .unsigned()
        .nullable()
        .references('purchase_orders.id')
        .onDelete('SET NULL')
      table.string('note', 1000).nullable()
      stamps(table)
      for (const column of ['bank', 'number', 'beneficiary', 'amount_minor', 'issued_on'])
        table.index([column, 'id'], `guarantees_${column}_index`)
      table.index(['expires_on', 'id'], 'guarantees_expires_on_index')
      table.index(['status', 'expires_on'], 'guarantees_status_index')
      table.index(['contract_id', 'kind'], 'guarantees_contract_id_index')
    })
    addRowCount(this, 'guarantees')
    this.schema.createTable('guarantee_extensions', (table) => {
      table.increments('id')
      table
        .integer('guarantee_id')
        .unsigned()
        .notNullable()
        .references('guarantees.id')
        .onDelete('CASCADE')
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.string('reason', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['guarantee_id', 'id'], 'guarantee_extensions_guarantee_id_index')
    })
  }

  async down() {
    this.schema.dropTable('guarantee_extensions')
    this.schema.dropTable('guarantees')
  }
}
