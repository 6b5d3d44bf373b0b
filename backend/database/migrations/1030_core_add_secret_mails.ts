import { BaseSchema } from '@adonisjs/lucid/schema'

/** Mails that only their recipient may read, such as those with a link that sets a password. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('mails', (table) => {
      table.boolean('is_secret').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('mails', (table) => table.dropColumn('is_secret'))
  }
}
