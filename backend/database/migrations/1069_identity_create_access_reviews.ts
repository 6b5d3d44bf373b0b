import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters } from '#database/letters'

/** Reviews of who may do what: the accounts as they were listed, and what was decided on each. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('access_reviews', (table) => {
      table.increments('id')
      // days of the firm
      table.string('opened_on', 10).notNullable()
      table.string('due_on', 10).notNullable()
      table.string('origin', 10).notNullable()
      table.string('state', 10).notNullable()
      table.string('note', 300).nullable()
      // true while it is open, else null: no two are open at once
      table.boolean('open_mark').nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.integer('completed_by').unsigned().nullable().references('users.id')
      table.dateTime('completed_at', { useTz: false }).nullable()
      // SHA-256 of all decisions, which the audit log has as well
      table.string('digest', 64).nullable()
      table.integer('version').notNullable()
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.unique(['open_mark'], { indexName: 'access_reviews_open_unique' })
      for (const column of ['opened_on', 'due_on', 'completed_at'])
        table.index([column, 'id'], `access_reviews_${column}_index`)
    })
    this.schema.createTable('access_review_items', (table) => {
      table.increments('id')
      table.integer('review_id').unsigned().notNullable().references('access_reviews.id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      // as they were then: a name may change, the list does not
      table.string('username', 60).notNullable()
      table.string('name', 200).notNullable()
      table.string('name_ar', 200).nullable()
      // JSON: what the account held when it was last looked at, and after the decision
      table.text('holds', 'mediumtext').notNullable()
      table.string('holds_digest', 64).notNullable()
      table.text('result', 'mediumtext').nullable()
      // decides, administers, or holds what even administrators do not
      table.boolean('guarded').notNullable()
      // null: never signed in
      table.integer('idle_days').nullable()
      table.string('employment', 10).notNullable()
      // how it compares to the last review that was completed
      table.string('since_last', 10).notNullable()
      table.integer('previous_id').unsigned().nullable().references('access_review_items.id')
      table.string('state', 12).notNullable()
      table.text('removal').nullable()
      table.string('reason', 500).nullable()
      table.integer('decided_by').unsigned().nullable().references('users.id')
      table.dateTime('decided_at', { useTz: false }).nullable()
      table.integer('version').notNullable()
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.unique(['review_id', 'user_id'], { indexName: 'access_review_items_user_unique' })
      table.index(['review_id', 'state', 'id'], 'access_review_items_state_index')
      table.index(['user_id', 'id'], 'access_review_items_user_index')
      table.index(['idle_days', 'id'], 'access_review_items_idle_days_index')
    })
    addLetters(this, 'access_review_items', 'name')
  }

  async down() {
    this.schema.dropTable('access_review_items')
    this.schema.dropTable('access_reviews')
  }
}
