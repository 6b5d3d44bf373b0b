import { BaseSchema } from '@adonisjs/lucid/schema'
import { stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('settings', (table) => {
      table.string('key', 60).primary()
      table.text('value').notNullable()
      table.integer('version').notNullable().defaultTo(1)
      table.integer('updated_by').unsigned().nullable()
      table.dateTime('updated_at').notNullable()
    })
    this.schema.createTable('list_options', (table) => {
      table.increments('id')
      table.string('list', 60).notNullable()
      table.string('value', 80).notNullable()
      table.string('label', 160).notNullable()
      table.string('label_ar', 160).notNullable()
      table.integer('position').notNullable().defaultTo(0)
      table.boolean('active').notNullable().defaultTo(true)
      table.unique(['list', 'value'], { indexName: 'list_options_value_unique' })
    })
    this.schema.createTable('saved_views', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.string('resource', 60).notNullable()
      table.string('name', 80).notNullable()
      table.text('state').notNullable()
      table.boolean('shared').notNullable().defaultTo(false)
      table.boolean('is_default').notNullable().defaultTo(false)
      table.unique(['user_id', 'resource', 'name'], { indexName: 'saved_views_name_unique' })
      table.index(['resource', 'shared'], 'saved_views_shared_index')
      stamps(table)
    })
    this.schema.createTable('sections', (table) => {
      table.increments('id')
      table.string('key', 40).notNullable().unique('sections_key_unique')
      table.string('name', 80).notNullable()
      table.string('name_ar', 80).notNullable()
      table.boolean('enabled').notNullable().defaultTo(true)
      table.boolean('maintenance_mode').notNullable().defaultTo(false)
      table.string('maintenance_message', 500).nullable()
      table.string('maintenance_message_ar', 500).nullable()
      table.dateTime('from_at').nullable()
      table.dateTime('to_at').nullable()
      stamps(table)
    })
  }

  async down() {
    for (const table of ['sections', 'saved_views', 'list_options', 'settings']) {
      this.schema.dropTable(table)
    }
  }
}
