import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'
import { addRowCount } from '#database/search_index'

export default class extends BaseSchema {
  async up() {
    // whom the firm called about what is owed, and what came of it; never changed
    this.schema.createTable('collection_calls', (table) => {
      table.increments('id')
      table.integer('client_id').unsigned().nullable().references('clients.id').onDelete('SET NULL')
      table.string('client_name', 200).notNullable()
      day(table, 'called').notNullable()
      table.string('spoke_to', 160).nullable()
      table.string('result', 20).notNullable()
      table.string('note', 1000).nullable()
      // the client is not on the list of calls before this day
      day(table, 'next').notNullable()
      table.integer('promise_id').unsigned().nullable().references('payment_promises.id')
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      for (const column of ['client_id', 'client_name', 'called_on', 'next_on', 'created_by'])
        table.index([column, 'id'], `collection_calls_${column}_index`)
    })
    addRowCount(this, 'collection_calls')
  }

  async down() {
    this.schema.dropTable('collection_calls')
  }
}
