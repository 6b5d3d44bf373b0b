import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a file has when people keep it in folders; files of records leave most of it empty. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('files', (table) => {
      table.integer('folder_id').unsigned().nullable()
      table.string('name_key', 255).notNullable().defaultTo('')
      // the name while the file is in its folder and not in the trash: unique there
      table.string('live_key', 255).nullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('version_no').notNullable().defaultTo(1)
      table.string('version_note', 300).nullable()
      table.string('drawing_number', 60).nullable()
      table.string('drawing_revision', 20).nullable()
      table.string('drawing_title', 200).nullable()
      table.string('discipline', 40).nullable()
      // the newer drawing that this one must not be built from any more
      table.integer('superseded_by_id').unsigned().nullable()
      table.dateTime('trashed_at').nullable()
      table.integer('trashed_by').unsigned().nullable()
      table.integer('trash_root_id').unsigned().nullable()
      table.integer('updated_by').unsigned().nullable()
      table.dateTime('updated_at').nullable()
      table.unique(['folder_id', 'live_key'], { indexName: 'files_name_unique' })
      for (const column of ['name_key', 'updated_at', 'created_at', 'size', 'extension']) {
        table.index(['folder_id', 'trashed_at', column, 'id'], `files_folder_${column}_index`)
        table.index([column, 'id'], `files_${column}_index`)
      }
      table.index(['owner_type', 'owner_id', 'name_key', 'id'], 'files_owner_name_index')
      table.index(['trashed_at', 'id'], 'files_trashed_index')
      table.index(['trash_root_id'], 'files_trash_root_index')
      table.index(['drawing_number', 'id'], 'files_drawing_number_index')
    })
    this.defer(async (db) => {
      await db.rawQuery('UPDATE files SET name_key = LOWER(original_name), updated_at = created_at')
    })
  }

  async down() {
    this.schema.alterTable('files', (table) => {
      for (const column of ['name_key', 'updated_at', 'created_at', 'size', 'extension']) {
        table.dropIndex([], `files_folder_${column}_index`)
        table.dropIndex([], `files_${column}_index`)
      }
      for (const name of ['owner_name', 'trashed', 'trash_root', 'drawing_number'])
        table.dropIndex([], `files_${name}_index`)
      table.dropUnique([], 'files_name_unique')
      table.dropColumns(
        'folder_id',
        'name_key',
        'live_key',
        'version',
        'version_no',
        'version_note',
        'drawing_number',
        'drawing_revision',
        'drawing_title',
        'discipline',
        'superseded_by_id',
        'trashed_at',
        'trashed_by',
        'trash_root_id',
        'updated_by',
        'updated_at'
      )
    })
  }
}
