import { BaseSchema } from '@adonisjs/lucid/schema'

/** A job that a program orders runs with the rights of its token: the token goes along. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('jobs', (table) => {
      // no reference: tokens that ended long ago may be removed first
      table.integer('token_id').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('jobs', (table) => {
      table.dropColumn('token_id')
    })
  }
}
