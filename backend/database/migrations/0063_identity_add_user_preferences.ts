import { BaseSchema } from '@adonisjs/lucid/schema'

/** Preferences that follow a person to other machines, beside language, theme and digits. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('users', (table) => {
      // Hijri dates beside the Gregorian ones
      table.boolean('hijri').notNullable().defaultTo(false)
      table.boolean('muted').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('users', (table) => {
      table.dropColumn('hijri')
      table.dropColumn('muted')
    })
  }
}
