import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

export default class extends BaseSchema {
  async up() {
    // when what a client holds back is released: which share of it, at which event
    this.schema.createTable('retention_releases', (table) => {
      table.increments('id')
      table
        .integer('contract_id')
        .unsigned()
        .notNullable()
        .references('contracts.id')
        .onDelete('CASCADE')
      table.integer('position').notNullable()
      table.string('event', 20).notNullable()
      table.integer('share_bp').notNullable()
      day(table, 'due').nullable()
      day(table, 'occurred').nullable()
      day(table, 'reminded').nullable()
      table.string('note', 300).nullable()
      table.index(['contract_id', 'position'], 'retention_releases_contract_id_index')
      table.index(['reminded_on', 'due_on'], 'retention_releases_reminded_on_index')
    })
  }

  async down() {
    this.schema.dropTable('retention_releases')
  }
}
