import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** The plan of a quotation's way beside what happened, and what each printed sheet said. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('quotation_stages', (table) => {
      table.increments('id')
      table
        .integer('quotation_id')
        .unsigned()
        .notNullable()
        .references('quotations.id')
        .onDelete('CASCADE')
      table.string('stage', 20).notNullable()
      day(table, 'planned').nullable()
      day(table, 'actual').nullable()
      table.string('responsible', 160).nullable()
      table.string('remark', 300).nullable()
      table.unique(['quotation_id', 'stage'], { indexName: 'quotation_stages_stage_unique' })
    })
    this.schema.alterTable('quotations', (table) => {
      table.integer('plan_version').notNullable().defaultTo(0)
    })
    this.schema.alterTable('tracking_sheets', (table) => {
      table.text('content', 'mediumtext').nullable()
    })
  }

  async down() {
    this.schema.alterTable('tracking_sheets', (table) => table.dropColumn('content'))
    this.schema.alterTable('quotations', (table) => table.dropColumn('plan_version'))
    this.schema.dropTable('quotation_stages')
  }
}
