import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** What comes next with a quotation has a day, so that the board can say that it is late. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('pipeline_entries', (table) => {
      day(table, 'next_step').nullable()
    })
  }

  async down() {
    this.schema.alterTable('pipeline_entries', (table) => {
      table.dropColumn('next_step_on')
    })
  }
}
