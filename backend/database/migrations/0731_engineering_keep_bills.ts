import { BaseSchema } from '@adonisjs/lucid/schema'

/** Bills as they stood under a name, and bills that new quotations start from. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('quotation_snapshots', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.string('name', 160).notNullable()
      table.string('currency', 3).notNullable()
      table.bigInteger('total_minor').notNullable()
      table.integer('line_count').notNullable()
      table.text('content', 'longtext').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['quotation_id', 'id'], 'quotation_snapshots_quotation_index')
    })
    this.schema.createTable('quotation_templates', (table) => {
      table.increments('id')
      table.string('name', 160).notNullable().unique('quotation_templates_name_unique')
      table.string('currency', 3).notNullable()
      table.bigInteger('total_minor').notNullable()
      table.integer('line_count').notNullable()
      table.text('content', 'longtext').notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
    })
  }

  async down() {
    this.schema.dropTable('quotation_templates')
    this.schema.dropTable('quotation_snapshots')
  }
}
