import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

const CHARGES = ['freight', 'charges'] as const

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('purchase_orders', (table) => {
      // held back of every bill, in basis points of its value before VAT
      table.integer('retention_bp').notNullable().defaultTo(0)
      table.integer('warranty_months').nullable()
      for (const name of CHARGES) {
        money(table, name)
        table.integer(`${name}_vat_bp`).notNullable().defaultTo(0)
        // what bills have claimed so far
        money(table, `${name}_billed`)
      }
    })
    this.schema.alterTable('purchase_bills', (table) => {
      for (const name of CHARGES) money(table, name)
      // freight and other charges beyond what was ordered
      money(table, 'charges_over')
      table.integer('retention_bp').notNullable().defaultTo(0)
      money(table, 'retention')
      // what of it has been paid out; part of `paid_minor`
      money(table, 'retention_paid')
    })
    this.schema.alterTable('purchase_payments', (table) => {
      // `bill` or `retention`
      table.string('kind', 10).notNullable().defaultTo('bill')
      table.string('note', 1000).nullable()
    })
  }

  async down() {
    this.schema.alterTable('purchase_payments', (table) => {
      table.dropColumns('kind', 'note')
    })
    this.schema.alterTable('purchase_bills', (table) => {
      table.dropColumns(
        'charges_over_minor',
        'retention_bp',
        'retention_minor',
        'retention_paid_minor'
      )
      for (const name of CHARGES) table.dropColumn(`${name}_minor`)
    })
    this.schema.alterTable('purchase_orders', (table) => {
      table.dropColumns('retention_bp', 'warranty_months')
      for (const name of CHARGES)
        table.dropColumns(`${name}_minor`, `${name}_vat_bp`, `${name}_billed_minor`)
    })
  }
}
