import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlInstant } from '#core/database/instants'
import { day, decimal4, stamps } from '#database/columns'
import { WITHHELD_SINCE, WITHHOLDING_KINDS } from '#database/withholding_kinds'

/** Which payments to non-residents bear withholding tax, at which rates, and what is said of a vendor. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('withholding_kinds', (table) => {
      table.increments('id')
      table.string('code', 20).notNullable().unique('withholding_kinds_code_unique')
      table.string('name', 120).notNullable()
      table.string('name_ar', 120).notNullable()
      table.boolean('active').notNullable().defaultTo(true)
      stamps(table)
      for (const column of ['name', 'name_ar', 'active', 'updated_at'])
        table.index([column, 'id'], `withholding_kinds_${column}_index`)
    })
    this.schema.createTable('withholding_rates', (table) => {
      table.increments('id')
      table.integer('kind_id').unsigned().notNullable().references('withholding_kinds.id')
      day(table, 'effective').notNullable()
      // percent
      decimal4(table, 'rate')
      table.string('source', 160).nullable()
      stamps(table)
      table.unique(['kind_id', 'effective_on'], { indexName: 'withholding_rates_day_unique' })
      for (const column of ['effective_on', 'rate_e4', 'source', 'updated_at'])
        table.index([column, 'id'], `withholding_rates_${column}_index`)
    })
    this.#vendors()
    this.defer(async (db) => {
      const at = sqlInstant()
      const stamped = { version: 1, created_at: at, updated_at: at }
      for (const [code, percent, name, nameAr] of WITHHOLDING_KINDS) {
        const [id] = await db
          .table('withholding_kinds')
          .insert({ code, name, name_ar: nameAr, active: true, ...stamped })
        await db.table('withholding_rates').insert({
          ...{ kind_id: Number(id), effective_on: WITHHELD_SINCE, rate_e4: percent * 10_000 },
          ...{ source: 'Income Tax Law art. 68, by-law art. 63', ...stamped },
        })
      }
    })
  }

  #vendors() {
    this.schema.createTable('withholding_treaties', (table) => {
      table.increments('id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.integer('kind_id').unsigned().notNullable().references('withholding_kinds.id')
      decimal4(table, 'rate')
      table.string('certificate', 120).notNullable()
      day(table, 'from').notNullable()
      day(table, 'to').notNullable()
      stamps(table)
      table.unique(['vendor_id', 'kind_id', 'from_on'], {
        indexName: 'withholding_treaties_day_unique',
      })
      for (const column of ['rate_e4', 'certificate', 'from_on', 'to_on', 'updated_at'])
        table.index([column, 'id'], `withholding_treaties_${column}_index`)
    })
    // a row once someone has said so, or the first bill has kept what the country says
    this.schema.createTable('vendor_residencies', (table) => {
      table.increments('id')
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.boolean('is_resident').notNullable()
      table.integer('kind_id').unsigned().nullable().references('withholding_kinds.id')
      stamps(table)
      table.unique(['vendor_id'], { indexName: 'vendor_residencies_vendor_unique' })
    })
  }

  async down() {
    const tables = ['vendor_residencies', 'withholding_treaties', 'withholding_rates']
    for (const table of [...tables, 'withholding_kinds']) this.schema.dropTable(table)
  }
}
