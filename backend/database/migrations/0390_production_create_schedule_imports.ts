import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

/** Schedules of other programs that somebody has uploaded, and what reading them has found. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('schedule_imports', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.integer('file_id').unsigned().notNullable().references('files.id')
      table.string('file_name', 255).notNullable()
      table.string('format', 10).notNullable()
      table.string('status', 20).notNullable().defaultTo('reading')
      table.string('job_id', 36).nullable()
      // why it could not be read, by the name of the fault, and where
      table.string('fault', 40).nullable()
      table.string('fault_detail', 200).nullable()
      // the version of the schedule that the preview compares with
      table.integer('schedule_version').nullable()
      table.text('preview', 'mediumtext').nullable()
      stamps(table)
      table.index(['project_id', 'id'], 'schedule_imports_project_index')
      table.index(['created_by', 'id'], 'schedule_imports_created_by_index')
    })
  }

  async down() {
    this.schema.dropTable('schedule_imports')
  }
}
