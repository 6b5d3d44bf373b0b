import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, decimal4, stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

/** What a site did on a day, as its people report it; an approved one has moved the schedule. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('site_reports', (table) => {
      table.increments('id')
      table.string('number', 40).notNullable().unique('site_reports_number_unique')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      day(table, 'report').notNullable()
      // the sender's own name for it, so that a report that is sent twice is kept once
      table.string('client_key', 40).notNullable()
      table.string('weather', 20).notNullable()
      table.integer('temperature_low').nullable()
      table.integer('temperature_high').nullable()
      table.string('visitors', 1000).nullable()
      table.string('notes', 4000).nullable()
      // sums of the crews, for lists
      table.integer('headcount').notNullable().defaultTo(0)
      decimal4(table, 'work_hours')
      table.string('status', 20).notNullable().defaultTo('draft')
      table.string('reason', 1000).nullable()
      table.dateTime('submitted_at').nullable()
      table.dateTime('approved_at').nullable()
      table.integer('approved_by').unsigned().nullable().references('users.id')
      table.string('content_hash', 64).nullable()
      table.text('search_text').notNullable()
      stamps(table)
      const author = ['project_id', 'report_on', 'created_by']
      table.unique(author, { indexName: 'site_reports_author_unique' })
      table.unique(['created_by', 'client_key'], { indexName: 'site_reports_key_unique' })
      table.index(['status', 'report_on', 'id'], 'site_reports_status_index')
      table.index(['report_on', 'id'], 'site_reports_day_index')
      table.index(['created_by', 'report_on'], 'site_reports_creator_index')
    })
    const child = (name: string, columns: (table: any) => void) =>
      this.schema.createTable(name, (table) => {
        table.increments('id')
        table.integer('report_id').unsigned().notNullable().references('site_reports.id')
        table.integer('line').notNullable()
        columns(table)
        table.unique(['report_id', 'line'], { indexName: `${name}_line_unique` })
      })
    child('site_report_crews', (table) => {
      table.string('trade', 30).notNullable()
      table.integer('headcount').notNullable()
      decimal4(table, 'hours')
    })
    child('site_report_equipment', (table) => {
      table.string('name', 120).notNullable()
      table.integer('count').notNullable()
      decimal4(table, 'hours')
    })
    child('site_report_works', (table) => {
      table.integer('task_id').unsigned().notNullable().references('tasks.id')
      table.bigInteger('quantity_e4').nullable()
      table.string('unit', 20).nullable()
      // hundredths of a percent
      table.integer('percent_bp').notNullable()
      // working minutes that are left; null follows the percentage
      table.integer('remaining').nullable()
      table.string('note', 500).nullable()
      table.index(['task_id'], 'site_report_works_task_index')
    })
    child('site_report_blockers', (table) => {
      table.string('reason', 30).notNullable()
      table.integer('task_id').unsigned().nullable().references('tasks.id')
      table.string('details', 1000).notNullable()
      table.index(['task_id'], 'site_report_blockers_task_index')
    })
    addSearchIndex(this, 'site_reports')
    addRowCount(this, 'site_reports')
  }

  async down() {
    for (const part of ['blockers', 'works', 'equipment', 'crews'])
      this.schema.dropTable(`site_report_${part}`)
    this.schema.dropTable('site_reports')
  }
}
