import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlInstant } from '#core/database/instants'
import { day, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'

/** Where the result of a closed year goes. */
const RETAINED = { role: 'retained_earnings', code: '3100' }

/** Months and years of the books that were closed, and what people ticked before. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('closings', (table) => {
      table.increments('id')
      day(table, 'from').notNullable().unique('closings_from_on_unique')
      day(table, 'to').notNullable().unique('closings_to_on_unique')
      table.string('status', 10).notNullable()
      table.integer('closed_by').unsigned().nullable().references('users.id')
      table.dateTime('closed_at').nullable()
      table.string('note', 1000).nullable()
      table.string('reason', 1000).nullable()
      stamps(table)
      table.index(['status', 'id'], 'closings_status_index')
    })
    this.schema.createTable('closing_ticks', (table) => {
      table.increments('id')
      table.integer('closing_id').unsigned().notNullable().references('closings.id')
      table.string('point', 40).notNullable()
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      table.unique(['closing_id', 'point'], { indexName: 'closing_ticks_point_unique' })
    })
    this.schema.createTable('year_closings', (table) => {
      table.increments('id')
      table.integer('year').notNullable()
      // the year while it is closed: closed once at a time
      table.integer('closed_year').nullable().unique('year_closings_closed_year_unique')
      table.integer('entry_id').unsigned().nullable().references('journal_entries.id')
      table.integer('reversal_entry_id').unsigned().nullable().references('journal_entries.id')
      money(table, 'result')
      table.string('reason', 1000).nullable()
      stamps(table)
      table.index(['year', 'id'], 'year_closings_year_index')
    })
    addRowCount(this, 'closings')
    this.defer(async (db) => {
      const equity = await db.from('ledger_accounts').where('type', 'equity').orderBy('code')
      const account = equity.find(({ code }) => code === RETAINED.code) ?? equity[0]
      if (!account) return
      const at = sqlInstant()
      await db.table('posting_rules').insert({
        ...{ role: RETAINED.role, account_id: account.id, version: 1 },
        ...{ created_at: at, updated_at: at },
      })
    })
  }

  async down() {
    for (const table of ['year_closings', 'closing_ticks', 'closings']) this.schema.dropTable(table)
    this.defer(async (db) => {
      await db.from('posting_rules').where('role', RETAINED.role).delete()
    })
  }
}
