import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an administrator has gone through in setting the portal up; a step without a row is still to do. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('setup_steps', (table) => {
      table.increments('id')
      table.string('step', 20).notNullable().unique()
      table.dateTime('confirmed_at', { useTz: false }).notNullable()
      table.integer('confirmed_by').unsigned().nullable().references('users.id')
      table.index(['confirmed_by'], 'setup_steps_confirmed_by_index')
    })
  }

  async down() {
    this.schema.dropTable('setup_steps')
  }
}
