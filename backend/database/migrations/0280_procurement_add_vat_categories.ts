import { BaseSchema } from '@adonisjs/lucid/schema'

const LINES = ['purchase_order_lines', 'purchase_bill_lines', 'purchase_request_quote_lines']
const CHARGES = ['freight', 'charges']

/** Which VAT category a line or a charge belongs to: until now only its rate was known. */
export default class extends BaseSchema {
  async up() {
    for (const name of LINES)
      this.schema.alterTable(name, (table) => {
        table.string('vat_category', 1).notNullable().defaultTo('S')
      })
    this.schema.alterTable('purchase_orders', (table) => {
      // as their rate, which no one has to name: zero
      for (const name of CHARGES)
        table.string(`${name}_vat_category`, 1).notNullable().defaultTo('Z')
    })
    this.schema.alterTable('purchase_bills', (table) => {
      for (const name of CHARGES) {
        table.string(`${name}_vat_category`, 1).notNullable().defaultTo('Z')
        table.integer(`${name}_vat_bp`).notNullable().defaultTo(0)
      }
    })
    this.defer(async (db) => {
      for (const name of LINES)
        await db.rawQuery(`UPDATE ${name} SET vat_category = 'Z' WHERE vat_rate_bp = 0`)
      for (const name of CHARGES) {
        const category = `${name}_vat_category`
        const rate = `${name}_vat_bp`
        await db.rawQuery(`UPDATE purchase_orders SET ${category} = 'S' WHERE ${rate} > 0`)
        // a bill has claimed its charges at the rates of its order
        for (const column of [category, rate])
          await db.rawQuery(
            `UPDATE purchase_bills SET ${column} = (SELECT o.${column} FROM purchase_orders o WHERE o.id = purchase_bills.purchase_order_id)`
          )
      }
    })
  }

  async down() {
    for (const name of LINES)
      this.schema.alterTable(name, (table) => table.dropColumn('vat_category'))
    this.schema.alterTable('purchase_orders', (table) => {
      for (const name of CHARGES) table.dropColumn(`${name}_vat_category`)
    })
    this.schema.alterTable('purchase_bills', (table) => {
      for (const name of CHARGES) table.dropColumns(`${name}_vat_category`, `${name}_vat_bp`)
    })
  }
}
