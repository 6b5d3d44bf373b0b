import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reviews list accounts of programs as well; which of the rows are theirs is filtered by. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('access_review_items', (table) => {
      table.boolean('is_service').notNullable().defaultTo(false)
    })
  }

  async down() {
    this.schema.alterTable('access_review_items', (table) => {
      table.dropColumn('is_service')
    })
  }
}
