import { BaseSchema } from '@adonisjs/lucid/schema'
import { addRowCount } from '#database/search_index'

/** Trial restores of backups into a database of their own, with what the checks found. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('restore_drills', (table) => {
      table.increments('id')
      table.integer('backup_id').unsigned().nullable()
      table.string('folder', 500).notNullable()
      table.string('state', 10).notNullable()
      table.string('origin', 10).notNullable()
      table.string('job_id', 36).nullable()
      table.integer('created_by').unsigned().nullable()
      // names the scratch folder and database, so that what a crash leaves is known
      table.string('scratch', 64).notNullable()
      table.dateTime('started_at', { useTz: false }).notNullable()
      table.dateTime('ended_at', { useTz: false }).nullable()
      table.bigInteger('compared_rows').unsigned().nullable()
      table.integer('checks').unsigned().nullable()
      table.integer('fault_count').unsigned().notNullable().defaultTo(0)
      // the first of them, as JSON
      table.text('faults').notNullable()
      for (const column of ['state', 'started_at'])
        table.index([column, 'id'], `restore_drills_${column}_index`)
      table.index(['backup_id'], 'restore_drills_backup_index')
    })
    addRowCount(this, 'restore_drills')
  }

  async down() {
    this.schema.dropTable('restore_drills')
  }
}
