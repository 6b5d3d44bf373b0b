import { BaseSchema } from '@adonisjs/lucid/schema'
import { money } from '#database/columns'

/** A note names the lines it corrects, and how much released retention it takes back. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('invoice_lines', (table) => {
      table.integer('original_line_id').unsigned().nullable()
      table.index(['original_line_id'], 'invoice_lines_original_line_index')
    })
    this.schema.alterTable('invoices', (table) => {
      money(table, 'released')
    })
    this.defer(async (db) => {
      const pairs = await db
        .from('invoice_lines as n')
        .join('invoices as note', 'note.id', 'n.invoice_id')
        .join('invoice_lines as o', 'o.invoice_id', 'note.original_id')
        .whereColumn('o.position', 'n.position')
        .whereColumn('o.description', 'n.description')
        .whereColumn('o.unit_price_e4', 'n.unit_price_e4')
        .select('n.id as line', 'o.id as original')
      for (const { line, original } of pairs)
        await db.from('invoice_lines').where('id', line).update({ original_line_id: original })
    })
  }

  async down() {
    this.schema.alterTable('invoices', (table) => table.dropColumn('released_minor'))
    this.schema.alterTable('invoice_lines', (table) => {
      table.dropIndex(['original_line_id'], 'invoice_lines_original_line_index')
      table.dropColumn('original_line_id')
    })
  }
}
