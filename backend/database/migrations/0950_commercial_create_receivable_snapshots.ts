import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, money } from '#database/columns'

/** What clients owed at the end of a month, as it was known then: written once, never changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('receivable_snapshots', (table) => {
      table.increments('id')
      day(table, 'taken').notNullable().unique('receivable_snapshots_taken_on_unique')
      // reckoned from documents after the month, because none was taken at its end
      table.boolean('is_backfilled').notNullable()
      table.dateTime('created_at').notNullable()
    })
    this.schema.createTable('receivable_snapshot_rows', (table) => {
      table.increments('id')
      table.integer('snapshot_id').unsigned().notNullable()
      table
        .foreign('snapshot_id', 'receivable_snapshot_rows_snapshot_foreign')
        .references('receivable_snapshots.id')
      table.string('currency', 3).notNullable()
      // of the client as it was: no reference, so that nothing later reaches the row
      table.integer('client_id').unsigned().nullable()
      table.string('client_name', 200).notNullable()
      for (const name of ['not_due', 'upto_30', 'upto_60', 'upto_90', 'over_90']) money(table, name)
      for (const name of ['unallocated', 'retention', 'overdue']) money(table, name)
      table.index(['snapshot_id', 'currency'], 'receivable_snapshot_rows_snapshot_index')
    })
  }

  async down() {
    this.schema.dropTable('receivable_snapshot_rows')
    this.schema.dropTable('receivable_snapshots')
  }
}
