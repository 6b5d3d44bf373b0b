import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['month_sheets', 'month_sheet_lines']

/** Gross pay holds overtime too; what the parts of the pay come to are the wages. */
export default class extends BaseSchema {
  async up() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => table.renameColumn('gross_minor', 'wages_minor'))
  }

  async down() {
    for (const name of TABLES)
      this.schema.alterTable(name, (table) => table.renameColumn('wages_minor', 'gross_minor'))
  }
}
