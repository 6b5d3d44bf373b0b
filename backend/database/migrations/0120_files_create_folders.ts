import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'
import { sqlInstant } from '#core/database/instants'

/** The folder that holds all free folders. */
const TOP = { name: 'Files', name_ar: 'الملفات', name_key: 'files', live_key: 'files' }

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('folders', (table) => {
      table.increments('id')
      table.integer('parent_id').unsigned().nullable().references('folders.id')
      // ids from the top down to this folder, `/1/5/9/`: a subtree is one range of the index
      table.string('path', 240).notNullable().defaultTo('/')
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      table.string('name_key', 200).notNullable()
      // the name while the folder is not in the trash: unique beside its neighbours
      table.string('live_key', 200).nullable()
      // the folder of a record: of `quotations` 12
      table.string('record_type', 40).nullable()
      table.integer('record_id').unsigned().nullable()
      // whose grants count here: its own, or those of the nearest folder above that has any
      table.integer('access_id').unsigned().notNullable().defaultTo(0)
      table.dateTime('trashed_at').nullable()
      table.integer('trashed_by').unsigned().nullable()
      // the folder that took this one along into the trash
      table.integer('trash_root_id').unsigned().nullable()
      stamps(table)
      table.unique(['parent_id', 'live_key'], { indexName: 'folders_name_unique' })
      table.unique(['record_type', 'record_id'], { indexName: 'folders_record_unique' })
      table.index(['parent_id', 'trashed_at', 'name_key', 'id'], 'folders_listing_index')
      table.index(['parent_id', 'trashed_at', 'updated_at', 'id'], 'folders_changed_index')
      table.index(['name_key', 'id'], 'folders_name_index')
      table.index(['updated_at', 'id'], 'folders_updated_index')
      table.index(['created_at', 'id'], 'folders_created_index')
      table.index(['trashed_at', 'id'], 'folders_trashed_index')
      table.index(['trash_root_id'], 'folders_trash_root_index')
      table.index(['path'], 'folders_path_index')
      table.index(['access_id'], 'folders_access_index')
    })
    this.schema.createTable('folder_grants', (table) => {
      table.increments('id')
      table
        .integer('folder_id')
        .unsigned()
        .notNullable()
        .references('folders.id')
        .onDelete('CASCADE')
      table.string('subject_kind', 20).notNullable()
      // id of a user, name of a role or department, `all`
      table.string('subject_value', 60).notNullable()
      table.string('level', 20).notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['folder_id', 'subject_kind', 'subject_value'], {
        indexName: 'folder_grants_subject_unique',
      })
      table.index(['subject_kind', 'subject_value', 'folder_id'], 'folder_grants_lookup_index')
    })
    this.defer(async (db) => {
      const now = sqlInstant()
      const stamped = { created_at: now, updated_at: now }
      const top = { id: 1, path: '/1/', access_id: 1, ...TOP, ...stamped }
      await db.table('folders').insert(top)
      const everyone = { subject_kind: 'everyone', subject_value: 'all', level: 'upload' }
      await db.table('folder_grants').insert({ folder_id: 1, ...everyone, created_at: now })
    })
  }

  async down() {
    this.schema.dropTable('folder_grants')
    this.schema.dropTable('folders')
  }
}
