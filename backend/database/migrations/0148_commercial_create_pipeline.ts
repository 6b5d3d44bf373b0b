import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // what sales say about a quotation; the quotation itself belongs to engineering
    this.schema.createTable('pipeline_entries', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .unique('pipeline_entries_quotation_unique')
        .references('quotations.id')
        .onDelete('CASCADE')
      table.integer('probability_bp').nullable()
      day(table, 'expected').nullable()
      table.string('next_step', 200).nullable()
      stamps(table)
    })
    this.schema.createTable('bd_targets', (table) => {
      table.increments('id')
      table.string('initials', 10).notNullable()
      table.string('month', 7).notNullable()
      money(table, 'amount')
      stamps(table)
      table.unique(['initials', 'month'], { indexName: 'bd_targets_month_unique' })
    })
  }

  async down() {
    this.schema.dropTable('bd_targets')
    this.schema.dropTable('pipeline_entries')
  }
}
