import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

const OLD_TAXES = ['freight', 'charges'].flatMap((name) => [
  `${name}_vat_category`,
  `${name}_vat_bp`,
])

/** What several bills together ask for a line, an invoice's printed total, and charges as lines. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_order_lines', (table) => {
      // what all bills that count ask for the line before VAT
      money(table, 'billed_net')
    })
    this.schema.alterTable('purchase_bills', (table) => {
      // null: recorded before printed totals were compared
      table.bigInteger('printed_total_minor').nullable()
      // printed less calculated, beyond rounding
      money(table, 'printed_over')
      // the first bill of an invoice for several orders; null for an invoice for one
      table.integer('invoice_id').unsigned().nullable()
      table.index(['invoice_id', 'id'], 'purchase_bills_invoice_index')
    })
    this.schema.alterTable('purchase_bill_lines', (table) => {
      // above the order, or below it, over all bills together
      money(table, 'price_over')
    })
    this.#charges()
    this.defer(async (db) => {
      await db.rawQuery(`UPDATE purchase_order_lines SET billed_net_minor = COALESCE((
        SELECT SUM(l.net_minor) FROM purchase_bill_lines l JOIN purchase_bills b ON b.id = l.purchase_bill_id
        WHERE l.order_line_id = purchase_order_lines.id AND b.status <> 'cancelled'), 0)`)
      for (const [kind, name] of [
        ['freight', 'freight'],
        ['other', 'charges'],
      ])
        await db.rawQuery(`INSERT INTO purchase_bill_charges
          (purchase_bill_id, position, kind, net_minor, vat_category, vat_rate_bp, \`match\`)
          SELECT id, 1, '${kind}', ${name}_minor, ${name}_vat_category, ${name}_vat_bp, 'matched'
          FROM purchase_bills WHERE ${name}_minor > 0`)
      // plain statements: a table that views read is not rebuilt
      for (const column of OLD_TAXES)
        await db.rawQuery(`ALTER TABLE purchase_bills DROP COLUMN ${column}`)
    })
  }

  #charges() {
    this.schema.createTable('purchase_bill_charges', (table) => {
      table.increments('id')
      table.integer('purchase_bill_id').unsigned().notNullable().references('purchase_bills.id')
      table.integer('position').notNullable()
      table.string('kind', 12).notNullable()
      table.string('description', 200).nullable()
      money(table, 'net')
      table.string('vat_category', 1).notNullable()
      table.integer('vat_rate_bp').notNullable()
      table.string('match', 20).notNullable()
      table.index(['purchase_bill_id', 'position'], 'purchase_bill_charges_position_index')
    })
  }

  async down() {
    this.schema.alterTable('purchase_bills', (table) => {
      for (const name of ['freight', 'charges']) {
        table.string(`${name}_vat_category`, 1).notNullable().defaultTo('Z')
        table.integer(`${name}_vat_bp`).notNullable().defaultTo(0)
      }
    })
    this.schema.dropTable('purchase_bill_charges')
    this.schema.raw('ALTER TABLE purchase_bill_lines DROP COLUMN price_over_minor')
    this.schema.raw('DROP INDEX purchase_bills_invoice_index' + this.#onBills())
    for (const column of ['printed_total_minor', 'printed_over_minor', 'invoice_id'])
      this.schema.raw(`ALTER TABLE purchase_bills DROP COLUMN ${column}`)
    this.schema.raw('ALTER TABLE purchase_order_lines DROP COLUMN billed_net_minor')
  }

  /** MySQL names the table of an index that goes. */
  #onBills() {
    return this.db.dialect.name === 'mysql' ? ' ON purchase_bills' : ''
  }
}
