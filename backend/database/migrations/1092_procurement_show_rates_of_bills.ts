import { BaseSchema } from '@adonisjs/lucid/schema'

/** The rate that a bill keeps, for departments that count it in a currency of their own. */
const RATES = `CREATE VIEW bill_rates AS SELECT id, exchange_rate_e6 FROM purchase_bills`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(RATES)
  }

  async down() {
    this.schema.raw('DROP VIEW bill_rates')
  }
}
