import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'
import { BINDING } from '#database/project_costs'

/** The parts of a payment term as an order was approved with them; their amounts follow its total. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('purchase_order_instalments', (table) => {
      table.increments('id')
      table.integer('purchase_order_id').unsigned().notNullable().references('purchase_orders.id')
      // the term that they were taken from; another one replaces them
      table.integer('payment_term_id').unsigned().notNullable()
      table.integer('position').notNullable()
      table.integer('portion_bp').notNullable()
      table.string('due_from', 20).notNullable()
      table.integer('months').notNullable().defaultTo(0)
      table.integer('days').notNullable().defaultTo(0)
      table.integer('discount_bp').notNullable().defaultTo(0)
      table.integer('discount_days').notNullable().defaultTo(0)
      // the day of the first approval with this term, from which advances are due
      day(table, 'approved').nullable()
      // when a milestone was reached
      day(table, 'reached').nullable()
      table.index(['purchase_order_id', 'position'], 'purchase_order_instalments_position_index')
    })
    this.defer(async (db) => {
      // orders that stand keep the terms of today
      await db.rawQuery(`INSERT INTO purchase_order_instalments
        (purchase_order_id, payment_term_id, position, portion_bp, due_from, months, days, discount_bp,
          discount_days, approved_on)
        SELECT o.id, o.payment_term_id, p.position, p.portion_bp, p.due_from, p.months, p.days,
          p.discount_bp, p.discount_days, SUBSTR(CAST(o.decided_at AS CHAR), 1, 10)
        FROM purchase_orders o JOIN payment_term_parts p ON p.payment_term_id = o.payment_term_id
        WHERE ${BINDING} ORDER BY o.id, p.position`)
    })
  }

  async down() {
    this.schema.dropTable('purchase_order_instalments')
  }
}
