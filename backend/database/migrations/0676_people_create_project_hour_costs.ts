import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** What production may know of the cost of hours: an amount for a project and month, of at least three people. */
const VIEW = `CREATE VIEW project_labour_costs AS
  SELECT id, project_id, currency, month, posted_on AS on_day, amount_minor FROM project_hour_costs`

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('project_hour_costs', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('month', 7).notNullable()
      table.string('currency', 3).notNullable()
      // the last day of the month
      day(table, 'posted').notNullable()
      money(table, 'amount')
      table.dateTime('created_at').notNullable()
      table.unique(['project_id', 'month'], { indexName: 'project_hour_costs_month_unique' })
    })
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW project_labour_costs')
    this.schema.dropTable('project_hour_costs')
  }
}
