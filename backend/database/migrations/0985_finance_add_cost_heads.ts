import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines of the ledger and of manual journals say which cost head they are of, beside project and department. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('manual_journal_lines', (table) => {
      table.string('cost_head', 16).nullable()
    })
    this.schema.alterTable('journal_lines', (table) => {
      table.string('cost_head', 16).nullable()
      // figures of a cost head are summed from the index alone, and its lines come in their order
      table.index(
        ['cost_head', 'account_id', 'posted_on', 'id', 'debit_minor', 'credit_minor'],
        'journal_lines_cost_head_index'
      )
    })
  }

  async down() {
    this.schema.alterTable('journal_lines', (table) => {
      table.dropIndex([], 'journal_lines_cost_head_index')
    })
    for (const name of ['journal_lines', 'manual_journal_lines'])
      this.schema.raw(`ALTER TABLE ${name} DROP COLUMN cost_head`)
  }
}
