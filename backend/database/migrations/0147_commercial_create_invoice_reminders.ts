import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    // one row for each reminder that was given: the key keeps a second process from giving it again
    this.schema.createTable('invoice_reminders', (table) => {
      table.increments('id')
      table
        .integer('invoice_id')
        .unsigned()
        .notNullable()
        .references('invoices.id')
        .onDelete('CASCADE')
      table.integer('level').notNullable()
      table.dateTime('created_at').notNullable()
      table.unique(['invoice_id', 'level'], { indexName: 'invoice_reminders_level_unique' })
    })
  }

  async down() {
    this.schema.dropTable('invoice_reminders')
  }
}
