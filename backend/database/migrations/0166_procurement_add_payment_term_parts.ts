import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('payment_terms', (table) => {
      table.index(['name', 'id'], 'payment_terms_name_index')
      table.index(['active', 'id'], 'payment_terms_active_index')
      table.index(['updated_at', 'id'], 'payment_terms_updated_at_index')
    })
    this.schema.createTable('payment_term_parts', (table) => {
      table.increments('id')
      table
        .integer('payment_term_id')
        .unsigned()
        .notNullable()
        .references('payment_terms.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.integer('portion_bp').notNullable()
      table.string('due_from', 20).notNullable()
      table.integer('months').notNullable().defaultTo(0)
      table.integer('days').notNullable().defaultTo(0)
      table.integer('discount_bp').notNullable().defaultTo(0)
      table.integer('discount_days').notNullable().defaultTo(0)
      table.index(['payment_term_id', 'position'], 'payment_term_parts_position_index')
    })
  }

  async down() {
    this.schema.dropTable('payment_term_parts')
  }
}
