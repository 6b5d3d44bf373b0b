import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approval_delegations', (table) => {
      table.increments('id')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.integer('delegate_id').unsigned().notNullable().references('users.id')
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      table.string('note', 300).nullable()
      stamps(table)
      table.index(['to_on', 'id'], 'approval_delegations_to_index')
    })
    this.schema.alterTable('approval_steps', (table) => {
      table.integer('on_behalf_of').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('approval_steps', (table) => {
      table.dropColumn('on_behalf_of')
    })
    this.schema.dropTable('approval_delegations')
  }
}
