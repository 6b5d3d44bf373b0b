import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

/** Freight and other charges of a bill are credited too; the landed cost that they became follows. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('vendor_credit_charges', (table) => {
      table.increments('id')
      table.integer('vendor_credit_id').unsigned().notNullable().references('vendor_credits.id')
      table.integer('position').notNullable()
      table
        .integer('bill_charge_id')
        .unsigned()
        .notNullable()
        .references('purchase_bill_charges.id')
      money(table, 'net')
      // as the bill charged it
      table.string('vat_category', 1).notNullable()
      table.integer('vat_rate_bp').notNullable()
      table.index(['vendor_credit_id', 'position'], 'vendor_credit_charges_position_index')
      table.index(['bill_charge_id'], 'vendor_credit_charges_charge_index')
    })
    this.schema.alterTable('purchase_bill_charges', (table) => {
      money(table, 'credited_net')
    })
    this.schema.alterTable('landed_charges', (table) => {
      // the charge of a bill that it is, or a part of
      table.integer('bill_charge_id').unsigned().nullable()
      // what credits of the vendor have taken back of it
      money(table, 'credited')
      table.index(['bill_charge_id'], 'landed_charges_charge_index')
    })
  }

  async down() {
    this.schema.alterTable('landed_charges', (table) => {
      table.dropIndex(['bill_charge_id'], 'landed_charges_charge_index')
      for (const name of ['bill_charge_id', 'credited_minor']) table.dropColumn(name)
    })
    this.schema.alterTable('purchase_bill_charges', (table) =>
      table.dropColumn('credited_net_minor')
    )
    this.schema.dropTable('vendor_credit_charges')
  }
}
