import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

const LISTED = ['number', 'cheque_number', 'party_name', 'bank_name', 'amount_minor', 'cheque_on']

/** Cheques that the firm was given and gave, and what became of each. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('cheques', (table) => {
      table.increments('id')
      table.string('number', 24).notNullable().unique('cheques_number_unique')
      table.string('direction', 8).notNullable()
      table.string('status', 10).notNullable()
      table.string('cheque_number', 40).notNullable()
      table.string('bank_name', 120).notNullable()
      // number, bank and drawer, however written: no paper is kept twice
      table.string('live_key', 300).nullable().unique('cheques_live_key_unique')
      table.integer('client_id').unsigned().nullable()
      table.integer('vendor_id').unsigned().nullable()
      table.string('party_name', 200).notNullable()
      money(table, 'amount')
      table.string('currency', 3).notNullable()
      day(table, 'cheque').notNullable()
      // when it was given, and of the last step
      day(table, 'handed').notNullable()
      day(table, 'stepped').notNullable()
      // null while its money is still to come or to go
      day(table, 'ended').nullable()
      table.string('reason', 1000).nullable()
      table.integer('bank_account_id').unsigned().nullable()
      // what it settles now, with the day and the rate of that
      table.string('document_kind', 40).notNullable()
      table.integer('document_id').unsigned().notNullable()
      table.string('document_number', 80).notNullable()
      day(table, 'document').notNullable()
      table.bigInteger('document_rate_e6').nullable()
      table
        .integer('replaced_by_id')
        .unsigned()
        .nullable()
        .references('cheques.id')
        .onDelete('SET NULL')
      table.text('search_text').notNullable()
      stamps(table)
      for (const column of LISTED) table.index([column, 'id'], `cheques_${column}_index`)
      table.index(['status', 'cheque_on'], 'cheques_status_index')
      table.index(['ended_on', 'cheque_on'], 'cheques_ended_on_index')
      table.index(['client_id', 'status'], 'cheques_client_id_index')
      table.index(['vendor_id', 'status'], 'cheques_vendor_id_index')
    })
    addSearchIndex(this, 'cheques')
    addRowCount(this, 'cheques')
    this.schema.createTable('cheque_steps', (table) => {
      table.increments('id')
      table.integer('cheque_id').unsigned().notNullable().references('cheques.id').index()
      table.string('action', 10).notNullable()
      day(table, 'taken').notNullable()
      table.integer('bank_account_id').unsigned().nullable()
      table.string('reason', 1000).nullable()
      // of a step that moves money: the rates of the document and of the day
      day(table, 'document').notNullable()
      table.bigInteger('document_rate_e6').nullable()
      table.bigInteger('exchange_rate_e6').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
    })
    this.schema.alterTable('receipts', (table) => {
      table.integer('cheque_id').unsigned().nullable()
      day(table, 'cleared').nullable()
    })
    this.schema.alterTable('purchase_payments', (table) => {
      table.integer('cheque_id').unsigned().nullable()
    })
  }

  async down() {
    this.schema.raw('ALTER TABLE purchase_payments DROP COLUMN cheque_id')
    for (const column of ['cleared_on', 'cheque_id'])
      this.schema.raw(`ALTER TABLE receipts DROP COLUMN ${column}`)
    this.schema.raw('DROP TABLE IF EXISTS cheques_fts')
    this.schema.dropTable('cheque_steps')
    this.schema.dropTable('cheques')
  }
}
