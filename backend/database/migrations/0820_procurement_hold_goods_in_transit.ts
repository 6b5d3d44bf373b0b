import { BaseSchema } from '@adonisjs/lucid/schema'
import { decimal4 } from '#database/columns'

/** Held goods travel as what they are: of what is on its way to a level, so much will not be free. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('stock_levels', (table) => {
      decimal4(table, 'transit_held')
    })
  }

  async down() {
    this.schema.alterTable('stock_levels', (table) => table.dropColumn('transit_held_e4'))
  }
}
