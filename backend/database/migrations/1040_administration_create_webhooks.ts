import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters } from '#database/letters'
import { addRowCount } from '#database/search_index'

/** Addresses of other programs that are told of changes, and every message to them. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('webhooks', (table) => {
      table.increments('id')
      table.string('name', 80).notNullable()
      table.string('url', 500).notNullable()
      table.text('resources').notNullable()
      table.boolean('active').notNullable()
      // sealed; the one before it signs as well until then
      table.text('secret_sealed').notNullable()
      table.text('previous_sealed').nullable()
      table.dateTime('previous_until', { useTz: false }).nullable()
      // the last entry of the audit log that it has been told of or passed over
      table.integer('last_seal_id').unsigned().notNullable()
      table.dateTime('failing_since', { useTz: false }).nullable()
      // attempts without an answer since then, and until when it is left alone for them
      table.integer('silences').notNullable().defaultTo(0)
      table.dateTime('paused_until', { useTz: false }).nullable()
      table.dateTime('stopped_at', { useTz: false }).nullable()
      // in whose name it is told: what that person may not see it is not told
      table.integer('owner_id').unsigned().notNullable().references('users.id')
      table.integer('version').notNullable()
      table.integer('updated_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('updated_at', { useTz: false }).notNullable()
      table.index(['active', 'id'], 'webhooks_active_index')
      table.index(['created_at', 'id'], 'webhooks_created_at_index')
      table.index(['failing_since', 'id'], 'webhooks_failing_since_index')
    })
    addLetters(this, 'webhooks', 'name')
    this.schema.createTable('webhook_deliveries', (table) => {
      table.increments('id')
      table.integer('webhook_id').unsigned().notNullable()
      table.foreign('webhook_id').references('webhooks.id').onDelete('CASCADE')
      // the same at every attempt and in every replay, by which a receiver knows what it has had
      table.string('message_id', 40).notNullable()
      table.string('event', 90).notNullable()
      // the body as it is signed and sent
      table.text('body').notNullable()
      table.string('state', 10).notNullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.dateTime('due_at', { useTz: false }).notNullable()
      table.string('claim', 36).nullable()
      table.string('reason', 20).nullable()
      table.integer('status_code').nullable()
      table.string('answer', 500).nullable()
      table.integer('duration_ms').nullable()
      table.integer('replay_of_id').unsigned().nullable()
      table.dateTime('created_at', { useTz: false }).notNullable()
      table.dateTime('ended_at', { useTz: false }).nullable()
      for (const column of ['event', 'state', 'created_at'])
        table.index([column, 'id'], `webhook_deliveries_${column}_index`)
      table.index(['webhook_id', 'id'], 'webhook_deliveries_webhook_index')
      // what is due of one webhook
      table.index(['state', 'webhook_id', 'due_at'], 'webhook_deliveries_due_index')
    })
    addRowCount(this, 'webhook_deliveries')
  }

  async down() {
    this.schema.dropTable('webhook_deliveries')
    this.schema.dropTable('webhooks')
  }
}
