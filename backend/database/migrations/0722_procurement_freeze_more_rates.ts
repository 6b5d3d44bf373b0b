import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['purchase_request_quotes', 'goods_receipts']

/** Quotes keep the rate of the day they were given, deliveries that of their order, with what they are worth. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => {
        // null: no rate of the currency was known
        table.bigInteger('exchange_rate_e6').nullable()
        // before VAT, in minor units of the firm's currency
        table.bigInteger('base_net_minor').nullable()
      })
    this.defer(async (db) => {
      await db.rawQuery(
        `UPDATE goods_receipts SET exchange_rate_e6 = (SELECT o.exchange_rate_e6 FROM purchase_orders o WHERE o.id = goods_receipts.purchase_order_id)`
      )
    })
  }

  async down() {
    for (const name of TABLES)
      for (const column of ['exchange_rate_e6', 'base_net_minor'])
        this.schema.raw(`ALTER TABLE ${name} DROP COLUMN ${column}`)
  }
}
