import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

const LISTED = ['effective_on', 'rate_e6', 'source', 'updated_at']

/** What a unit of a currency is worth in riyals, from a day on. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('exchange_rates', (table) => {
      table.increments('id')
      table.string('currency', 3).notNullable()
      day(table, 'effective').notNullable()
      table.bigInteger('rate_e6').notNullable()
      table.string('source', 160).nullable()

      stamps(table)
      table.unique(['currency', 'effective_on'], { indexName: 'exchange_rates_day_unique' })
      for (const column of LISTED) table.index([column, 'id'], `exchange_rates_${column}_index`)
    })
  }

  async down() {
    this.schema.dropTable('exchange_rates')
  }
}
