import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { addRowCount, addSearchIndex } from '#database/search_index'

/** Where people check in, when they did so, and what their days amount to. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('attendance_sites', (table) => {
      table.increments('id')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      table.integer('project_id').unsigned().nullable().references('projects.id')
      table.bigInteger('latitude_e6').notNullable()
      table.bigInteger('longitude_e6').notNullable()
      table.integer('radius_m').notNullable()
      table.integer('grace_minutes').notNullable()
      // `HH:MM`; those of the firm where a site has none
      for (const hour of ['opens', 'closes', 'ramadan_opens', 'ramadan_closes'])
        table.string(hour, 5).nullable()
      table.boolean('active').notNullable().defaultTo(true)
      // what the poster carries, encrypted; none until the first poster
      table.string('code_sealed', 500).nullable()
      table.dateTime('code_made_at').nullable()
      table.text('search_text').notNullable()
      stamps(table)
      table.index(['project_id'], 'attendance_sites_project_id_index')
      for (const column of ['name', 'name_ar', 'radius_m', 'grace_minutes', 'active', 'updated_at'])
        table.index([column, 'id'], `attendance_sites_${column}_index`)
    })
    addSearchIndex(this, 'attendance_sites')
    addRowCount(this, 'attendance_sites')
    this.schema.createTable('attendance_site_people', (table) => {
      table.increments('id')
      table.integer('site_id').unsigned().notNullable().references('attendance_sites.id')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.string('since_on', 10).notNullable()
      // everyone belongs to one crew
      table.unique(['employee_id'], { indexName: 'attendance_site_people_employee_unique' })
      table.index(['site_id', 'employee_id'], 'attendance_site_people_site_index')
    })
    this.schema.createTable('attendance_checks', (table) => {
      table.increments('id')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.integer('site_id').unsigned().notNullable().references('attendance_sites.id')
      table.string('direction', 3).notNullable()
      // the day that it counts for: a shift that ends after midnight belongs to the day it began
      table.string('worked_on', 10).notNullable()
      // as the device stated it, and when the portal got to know
      table.dateTime('checked_at').notNullable()
      table.dateTime('received_at').notNullable()
      table.string('method', 10).notNullable()
      table.bigInteger('latitude_e6').nullable()
      table.bigInteger('longitude_e6').nullable()
      table.integer('accuracy_m').nullable()
      table.integer('distance_m').nullable()
      table.string('client_key', 40).notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.unique(['employee_id', 'client_key'], { indexName: 'attendance_checks_key_unique' })
      table.index(['employee_id', 'checked_at', 'id'], 'attendance_checks_employee_index')
      table.index(['employee_id', 'worked_on'], 'attendance_checks_day_index')
      table.index(['site_id', 'worked_on'], 'attendance_checks_site_index')
      table.index(['checked_at', 'id'], 'attendance_checks_checked_at_index')
    })
    this.schema.createTable('attendance_days', (table) => {
      table.increments('id')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.integer('site_id').unsigned().nullable().references('attendance_sites.id')
      table.string('on', 10).notNullable()
      table.string('status', 20).notNullable()
      table.dateTime('first_in').nullable()
      table.dateTime('last_out').nullable()
      table.integer('worked_minutes').notNullable().defaultTo(0)
      table.integer('late_minutes').notNullable().defaultTo(0)
      table.integer('early_minutes').notNullable().defaultTo(0)
      // the longest that one of its checks took to reach the portal
      table.integer('delay_minutes').notNullable().defaultTo(0)
      // what an approved correction has put in place of the checks
      table.dateTime('corrected_in').nullable()
      table.dateTime('corrected_out').nullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['employee_id', 'on'], { indexName: 'attendance_days_employee_unique' })
      table.index(['on', 'id'], 'attendance_days_on_index')
      table.index(['site_id', 'on'], 'attendance_days_site_index')
      table.index(['status', 'on'], 'attendance_days_status_index')
    })
  }

  async down() {
    this.schema.dropTable('attendance_days')
    this.schema.dropTable('attendance_checks')
    this.schema.dropTable('attendance_site_people')
    this.schema.raw('DROP TABLE IF EXISTS attendance_sites_fts')
    this.schema.dropTable('attendance_sites')
  }
}
