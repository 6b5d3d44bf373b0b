import { BaseSchema } from '@adonisjs/lucid/schema'

/** Official parities in millionths of a riyal, with the power of ten from minor units to minor units. */
const PARITIES = [
  ['SAR', 1_000_000, 1_000_000],
  ['USD', 3_750_000, 1_000_000],
  ['AED', 1_021_103, 1_000_000],
  ['QAR', 1_030_220, 1_000_000],
  ['BHD', 9_973_404, 10_000_000],
  ['OMR', 9_752_926, 10_000_000],
  ['JOD', 5_289_139, 10_000_000],
] as const

/** An invoice keeps the rate of its day, and its total and VAT in riyals at that rate. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoices', (table) => {
      // null: a draft, or no rate of its currency was known
      table.bigInteger('exchange_rate_e6').nullable()
      table.bigInteger('base_total_minor').nullable()
      table.bigInteger('base_vat_minor').nullable()
    })
    this.defer(async (db) => {
      for (const [currency, rate, divisor] of PARITIES) {
        await db.rawQuery(
          `UPDATE invoices SET exchange_rate_e6 = ?, base_total_minor = ROUND(total_minor * 1.0 * ? / ?),
            base_vat_minor = ROUND(vat_minor * 1.0 * ? / ?) WHERE currency = ? AND number IS NOT NULL`,
          [rate, rate, divisor, rate, divisor, currency]
        )
      }
    })
  }

  async down() {
    this.schema.alterTable('invoices', (table) =>
      table.dropColumns('exchange_rate_e6', 'base_total_minor', 'base_vat_minor')
    )
  }
}
