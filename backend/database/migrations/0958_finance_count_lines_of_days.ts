import { BaseSchema } from '@adonisjs/lucid/schema'
import { countLinesOfDays } from '#database/journal_guards'

/** How many lines an account has is read from its days, and where its pages begin. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('ledger_balances', (table) => {
      table.integer('line_count').unsigned().notNullable().defaultTo(0)
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `UPDATE ledger_balances SET line_count =
           (SELECT COUNT(*) FROM journal_lines l JOIN journal_entries e ON e.id = l.entry_id
            WHERE l.account_id = ledger_balances.account_id AND l.posted_on = ledger_balances.posted_on
              AND e.is_posted = 1)`
      )
    })
    countLinesOfDays(this)
  }

  async down() {
    this.schema.alterTable('ledger_balances', (table) => {
      table.dropColumn('line_count')
    })
  }
}
