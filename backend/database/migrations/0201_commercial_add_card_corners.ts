import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('business_cards', (table) => {
      // where the card lies in its pictures, front and back, as shares of width and height
      table.text('corners').nullable()
    })
  }

  async down() {
    this.schema.alterTable('business_cards', (table) => {
      table.dropColumn('corners')
    })
  }
}
