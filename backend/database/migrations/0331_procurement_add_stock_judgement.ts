import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** Why a movement waits for another person, and what people have posted by themselves, day by day. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_movements', (table) => {
      // names of reasons, separated by commas
      table.string('approval_reasons', 200).nullable()
    })
    this.schema.createTable('stock_releases', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('movement_id').unsigned().notNullable().references('stock_movements.id')
      day(table, 'released').notNullable()
      money(table, 'value')
      table.dateTime('created_at').notNullable()
      table.index(['user_id', 'released_on'], 'stock_releases_day_index')
    })
  }

  async down() {
    this.schema.dropTable('stock_releases')
    this.schema.alterTable('stock_movements', (table) => {
      table.dropColumn('approval_reasons')
    })
  }
}
