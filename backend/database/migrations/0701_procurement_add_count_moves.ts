import { BaseSchema } from '@adonisjs/lucid/schema'

/** What moved between the freezing of a count and the counting of a line; null until it is counted. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_movement_lines', (table) => {
      table.bigInteger('moved_e4').nullable()
    })
  }

  async down() {
    this.schema.alterTable('stock_movement_lines', (table) => {
      table.dropColumn('moved_e4')
    })
  }
}
