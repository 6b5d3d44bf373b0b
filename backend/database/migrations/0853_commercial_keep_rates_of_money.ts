import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['receipts', 'client_refunds']

/** Money in another currency keeps the rate of its day, as invoices do. Null: the rate of the day counts. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => void table.bigInteger('exchange_rate_e6').nullable())
  }

  async down() {
    for (const name of TABLES) this.schema.raw(`ALTER TABLE ${name} DROP COLUMN exchange_rate_e6`)
  }
}
