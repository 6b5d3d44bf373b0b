import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whose password was given to them: until they have chosen their own, nothing else is open to them. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('password_due').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => table.dropColumn('password_due'))
  }
}
