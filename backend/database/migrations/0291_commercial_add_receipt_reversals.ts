import { BaseSchema } from '@adonisjs/lucid/schema'
import { day } from '#database/columns'

/** A receipt that did not stand, a bounced cheque above all, stays on file and says so. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('receipts', (table) => {
      day(table, 'reversed').nullable()
      table.string('reversal_reason', 1000).nullable()
      table.integer('reversed_by').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('receipts', (table) => {
      table.dropColumn('reversed_on')
      table.dropColumn('reversal_reason')
      table.dropColumn('reversed_by')
    })
  }
}
