import { BaseSchema } from '@adonisjs/lucid/schema'

/** A token that another one takes the place of lives on for some days; it is replaced once and counts no more. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('api_tokens', (table) => {
      table.dateTime('replaced_at', { useTz: false }).nullable()
    })
  }

  async down() {
    this.schema.alterTable('api_tokens', (table) => {
      table.dropColumn('replaced_at')
    })
  }
}
