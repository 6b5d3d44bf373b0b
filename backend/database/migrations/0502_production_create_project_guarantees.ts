import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money, stamps } from '#database/columns'

/** What banks and insurers stand for on a project, and until when. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('project_guarantees', (table) => {
      table.increments('id')
      table.integer('project_id').unsigned().notNullable().references('projects.id')
      table.string('kind', 20).notNullable()
      table.string('number', 80).notNullable()
      table.string('bank', 160).notNullable()
      money(table, 'amount')
      table.string('currency', 3).notNullable()
      day(table, 'issued').notNullable()
      day(table, 'expires').notNullable()
      day(table, 'first_expires').notNullable()
      day(table, 'released').nullable()
      table.string('note', 1000).nullable()
      stamps(table)
      table.index(['project_id', 'expires_on'], 'project_guarantees_project_index')
      table.index(['released_on', 'expires_on'], 'project_guarantees_open_index')
    })
    this.schema.createTable('project_guarantee_extensions', (table) => {
      table.increments('id')
      table.integer('guarantee_id').unsigned().notNullable()
      table
        .foreign('guarantee_id', 'project_guarantee_extensions_guarantee_foreign')
        .references('project_guarantees.id')
        .onDelete('CASCADE')
      table.string('from_on', 10).notNullable()
      table.string('to_on', 10).notNullable()
      table.string('reason', 1000).nullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.index(['guarantee_id', 'id'], 'project_guarantee_extensions_guarantee_index')
    })
  }

  async down() {
    this.schema.dropTable('project_guarantee_extensions')
    this.schema.dropTable('project_guarantees')
  }
}
