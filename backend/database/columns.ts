import type { BaseSchema } from '@adonisjs/lucid/schema'

type Table = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

/** Who made and last changed a row, when, and its version for If-Match. */
export function stamps(table: Table) {
  table.integer('version').notNullable().defaultTo(1)
  table.integer('created_by').unsigned().nullable().references('users.id')
  table.integer('updated_by').unsigned().nullable().references('users.id')
  table.dateTime('created_at').notNullable()
  table.dateTime('updated_at').notNullable()
}

/** An amount in the smallest unit of its currency (halalas, fils). */
export function money(table: Table, name: string) {
  return table.bigInteger(`${name}_minor`).notNullable().defaultTo(0)
}

/** A quantity or a unit rate in ten-thousandths. */
export function decimal4(table: Table, name: string) {
  return table.bigInteger(`${name}_e4`).notNullable().defaultTo(0)
}

/** A calendar day, `YYYY-MM-DD`: text sorts and compares alike on both databases. */
export function day(table: Table, name: string) {
  return table.string(`${name}_on`, 10)
}
