import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

/** An order may say that the firm bears the tax of its vendor; what is recorded on it keeps that. */
const BEARING = ['purchase_orders', 'purchase_bills', 'vendor_advances', 'withholdings']
/** Tax that the firm bears beside what it pays, in the currency and in riyals. */
const PAID = ['purchase_payments', 'vendor_advances', 'returned_advance_payments']
const AMOUNTS = ['borne', 'base_borne']

export default class extends BaseSchema {
  async up() {
    for (const name of BEARING)
      this.schema.alterTable(name, (table) => {
        table.boolean('tax_borne').notNullable().defaultTo(false)
      })
    for (const name of PAID)
      this.schema.alterTable(name, (table) => {
        for (const column of AMOUNTS) money(table, column)
      })
  }

  async down() {
    for (const name of PAID)
      for (const column of AMOUNTS)
        this.schema.raw(`ALTER TABLE ${name} DROP COLUMN ${column}_minor`)
    for (const name of BEARING) this.schema.raw(`ALTER TABLE ${name} DROP COLUMN tax_borne`)
  }
}
