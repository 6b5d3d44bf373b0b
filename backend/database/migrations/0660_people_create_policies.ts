import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

/** Policies, what they said in each revision, and who has acknowledged which. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('policies', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      table.string('code', 20).notNullable().unique('policies_code_unique')
      table.string('title', 160).notNullable()
      table.string('title_ar', 160).notNullable()
      table.string('audience', 20).notNullable()
      // departments, roles or projects, as the audience says
      table.text('audience_of').notNullable()
      // days in which it is to be read; null: it need not be acknowledged
      table.integer('reading_days').nullable()
      table.string('status', 20).notNullable().defaultTo('draft')
      day(table, 'withdrawn').nullable()
      stamps(table)
      table.index(['kind', 'status', 'id'], 'policies_kind_index')
      table.index(['kind', 'code'], 'policies_kind_code_index')
      table.index(['kind', 'title', 'id'], 'policies_kind_title_index')
      table.index(['kind', 'title_ar', 'id'], 'policies_kind_title_ar_index')
      table.index(['kind', 'updated_at', 'id'], 'policies_kind_updated_at_index')
    })
    this.schema.createTable('policy_revisions', (table) => {
      table.increments('id')
      table
        .integer('policy_id')
        .unsigned()
        .notNullable()
        .references('policies.id')
        .onDelete('CASCADE')
      table.integer('revision').notNullable()
      table.text('body', 'mediumtext').notNullable()
      table.text('body_ar', 'mediumtext').notNullable()
      table.string('change_note', 1000).nullable()
      day(table, 'effective').nullable()
      // null while it is a draft
      table.dateTime('published_at').nullable()
      table.integer('published_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['policy_id', 'revision'], { indexName: 'policy_revisions_number_unique' })
    })
    this.schema.createTable('policy_acknowledgements', (table) => {
      table.increments('id')
      table.integer('revision_id').unsigned().notNullable().references('policy_revisions.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // as it was then: a signature doesn't change with its owner's name
      table.string('signed_name', 160).notNullable()
      table.dateTime('acknowledged_at').notNullable()
      table.unique(['revision_id', 'user_id'], { indexName: 'policy_acknowledgements_unique' })
      table.index(['user_id'], 'policy_acknowledgements_user_index')
    })
    addRowCount(this, 'policies')
  }

  async down() {
    this.schema.dropTable('policy_acknowledgements')
    this.schema.dropTable('policy_revisions')
    this.schema.dropTable('policies')
  }
}
