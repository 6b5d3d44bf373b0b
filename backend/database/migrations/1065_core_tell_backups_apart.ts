import { BaseSchema } from '@adonisjs/lucid/schema'
import { addRowCount } from '#database/search_index'

/** What a backup is: who asked for it, how far it is, where it lies, and what a drill found in it. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('backups', (table) => {
      // those that are there were made by the command and are complete
      table.string('state', 10).notNullable().defaultTo('complete')
      table.string('origin', 10).notNullable().defaultTo('command')
      table.string('job_id', 36).nullable()
      table.integer('created_by').unsigned().nullable()
      table.dateTime('ended_at', { useTz: false }).nullable()
      // the seal of its manifest, which has the checksum of every file
      table.string('checksum', 64).nullable()
      table.string('place', 500).nullable()
      table.string('copy_place', 500).nullable()
      table.string('copy_error', 500).nullable()
      table.string('error', 500).nullable()
      // what the latest restore drill found in it
      table.dateTime('verified_at', { useTz: false }).nullable()
      table.boolean('is_sound').nullable()
      table.index(['made_at', 'id'], 'backups_made_at_index')
      table.index(['state', 'id'], 'backups_state_index')
      table.index(['origin', 'id'], 'backups_origin_index')
    })
    addRowCount(this, 'backups')
  }

  async down() {
    this.schema.alterTable('backups', (table) => {
      for (const column of ['made_at', 'state', 'origin'])
        table.dropIndex([], `backups_${column}_index`)
      table.dropColumns('state', 'origin', 'job_id', 'created_by', 'ended_at', 'checksum', 'place')
      table.dropColumns('copy_place', 'copy_error', 'error', 'verified_at', 'is_sound')
    })
  }
}
