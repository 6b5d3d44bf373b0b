import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlInstant } from '#core/database/instants'
import { day, decimal4, money, stamps } from '#database/columns'
import { addRowCount } from '#database/search_index'
import { keepReported } from '#database/vat_guards'
import { searchText } from '#engines/text/fold'

/** What takes the tax of what it pays. */
const AMOUNTS: Record<string, readonly string[]> = {
  purchase_payments: ['withheld', 'base_withheld'],
  vendor_advances: ['withheld', 'base_withheld'],
  payment_runs: ['withheld'],
  payment_run_items: ['withheld'],
  payment_run_vendors: ['withheld'],
}
/** What says of which kind it is; null is what bears no tax, such as goods. */
const KINDS = ['purchase_bill_lines', 'purchase_bill_charges', 'vendor_advances']
/** Why services of a non-resident bear no tax. */
const NOTES = ['purchase_bills', 'vendor_advances']
const LISTED = ['withheld_on', 'reported_on', 'document_number', 'base_subject_minor']
const ROLE = 'withholding_payable'

/** What was withheld of payments to non-residents, and the monthly returns that report it. */
export default class extends BaseSchema {
  async up() {
    for (const [name, columns] of Object.entries(AMOUNTS))
      this.schema.alterTable(name, (table) => {
        for (const column of columns) money(table, column)
      })
    for (const name of KINDS)
      this.schema.alterTable(name, (table) => {
        table.integer('withholding_kind_id').unsigned().nullable()
      })
    for (const name of NOTES)
      this.schema.alterTable(name, (table) => {
        table.string('withholding_note', 500).nullable()
      })
    this.#returns()
    this.#entries()
    keepReported(this, 'withholdings', 'withholding_return_id')
    this.defer(async (db) => {
      await db.table('withholding_filings').insert({ filed_through_on: null })
      const account = await this.#account(db)
      const at = sqlInstant()
      await db.table('posting_rules').insert({
        ...{ role: ROLE, account_id: account, version: 1, created_at: at, updated_at: at },
      })
    })
  }

  #returns() {
    // one row: who files holds it, who pays shares it
    this.schema.createTable('withholding_filings', (table) => {
      table.increments('id')
      day(table, 'filed_through').nullable()
    })
    this.schema.createTable('withholding_returns', (table) => {
      table.increments('id')
      day(table, 'from').notNullable().unique('withholding_returns_from_on_unique')
      day(table, 'to').notNullable()
      table.string('status', 10).notNullable()
      // as they were when the return was prepared or filed
      table.json('figures').nullable()
      table.bigInteger('due_minor').nullable()
      table.integer('prepared_by').unsigned().nullable().references('users.id')
      table.dateTime('prepared_at').nullable()
      day(table, 'filed').nullable()
      table.integer('filed_by').unsigned().nullable().references('users.id')
      table.string('reference', 60).nullable()
      table.string('note', 1000).nullable()
      day(table, 'paid').nullable()
      table.integer('paid_by').unsigned().nullable().references('users.id')
      table.string('payment_reference', 120).nullable()
      stamps(table)
      for (const column of ['status', 'due_minor', 'to_on'])
        table.index([column, 'id'], `withholding_returns_${column}_index`)
    })
    addRowCount(this, 'withholding_returns')
  }

  #entries() {
    this.schema.createTable('withholdings', (table) => {
      table.increments('id')
      // what was paid: one of both
      table.integer('purchase_payment_id').unsigned().nullable()
      table.integer('vendor_advance_id').unsigned().nullable()
      // the bill of the payment
      table.integer('purchase_bill_id').unsigned().nullable()
      table.string('document_number', 80).notNullable()
      table.integer('vendor_id').unsigned().notNullable().references('vendors.id')
      table.integer('kind_id').unsigned().notNullable().references('withholding_kinds.id')
      table.integer('treaty_id').unsigned().nullable().references('withholding_treaties.id')
      decimal4(table, 'rate')
      day(table, 'withheld').notNullable()
      // later than withheld where that month was filed before
      day(table, 'reported').notNullable()
      table.boolean('is_correction').notNullable()
      // set when the return is filed: from here on the row never changes
      table
        .integer('withholding_return_id')
        .unsigned()
        .nullable()
        .references('withholding_returns.id')
      table.string('currency', 3).notNullable()
      for (const name of ['subject', 'tax', 'base_subject', 'base_tax']) money(table, name)
      table.integer('created_by').unsigned().nullable().references('users.id')
      table.dateTime('created_at').notNullable()
      for (const column of [...LISTED, 'base_tax_minor'])
        table.index([column, 'id'], `withholdings_${column}_index`)
      table.index(['purchase_bill_id', 'id'], 'withholdings_bill_index')
      table.index(['purchase_payment_id'], 'withholdings_payment_index')
      table.index(['vendor_advance_id'], 'withholdings_advance_index')
      table.index(['vendor_id', 'withheld_on', 'id'], 'withholdings_vendor_index')
      table.index(['kind_id', 'withheld_on', 'id'], 'withholdings_kind_index')
      table.index(['withholding_return_id', 'id'], 'withholdings_return_index')
    })
    addRowCount(this, 'withholdings')
  }

  /** That of the chart where no one has used it for something else; else one of its own. */
  async #account(db: Parameters<Parameters<BaseSchema['defer']>[0]>[0]): Promise<number> {
    const names = { name: 'Withholding tax payable', name_ar: 'ضريبة استقطاع مستحقة' }
    const found = await db.from('ledger_accounts').where({ code: '2340', active: true }).first()
    const used = found && (await db.from('journal_lines').where('account_id', found.id).first())
    if (found && !used && found.type === 'current_liability') return Number(found.id)
    const at = sqlInstant()
    const taken = await db.from('ledger_accounts').where('code', '2341').first()
    const code = taken ? '2340-WHT' : '2341'
    const [id] = await db.table('ledger_accounts').insert({
      ...{ code, type: 'current_liability', ...names, active: true, version: 1 },
      search_text: searchText(code, names.name, names.name_ar),
      ...{ created_at: at, updated_at: at },
    })
    return Number(id)
  }

  async down() {
    for (const table of ['withholdings', 'withholding_returns', 'withholding_filings'])
      this.schema.dropTable(table)
    const drop = (table: string, column: string) =>
      this.schema.raw(`ALTER TABLE ${table} DROP COLUMN ${column}`)
    for (const name of NOTES) drop(name, 'withholding_note')
    for (const name of KINDS) drop(name, 'withholding_kind_id')
    for (const [name, columns] of Object.entries(AMOUNTS))
      for (const column of columns) drop(name, `${column}_minor`)
    this.defer(async (db) => {
      await db.from('posting_rules').where('role', ROLE).delete()
    })
  }
}
