import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lines of a manual journal may be of a department of the firm, whose budget they use. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('manual_journal_lines', (table) => {
      table.integer('department_id').unsigned().nullable()
    })
  }

  async down() {
    this.schema.alterTable('manual_journal_lines', (table) => {
      table.dropColumn('department_id')
    })
  }
}
