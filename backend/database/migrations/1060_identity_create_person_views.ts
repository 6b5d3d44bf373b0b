import { BaseSchema } from '@adonisjs/lucid/schema'

/** An administrator looks at the portal as another person sees it: who, as whom, why and until when. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('person_views', (table) => {
      table.increments('id')
      table.integer('session_id').unsigned().notNullable()
      table.integer('viewer_id').unsigned().notNullable().references('users.id')
      table.integer('viewed_id').unsigned().notNullable().references('users.id')
      table.string('reason', 300).notNullable()
      table.dateTime('started_at', { useTz: false }).notNullable()
      table.dateTime('ends_at', { useTz: false }).notNullable()
      table.dateTime('ended_at', { useTz: false }).nullable()
      table.index(['ended_at', 'ends_at'], 'person_views_open_index')
      table.index(['viewer_id'], 'person_views_viewer_index')
      table.index(['viewed_id'], 'person_views_viewed_index')
    })
    this.schema.alterTable('user_sessions', (table) => {
      table.integer('view_id').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('user_sessions', (table) => table.dropColumn('view_id'))
    this.schema.dropTable('person_views')
  }
}
