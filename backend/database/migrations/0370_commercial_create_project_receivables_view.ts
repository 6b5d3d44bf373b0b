import { BaseSchema } from '@adonisjs/lucid/schema'

/** What binds a project's client: what was agreed, before VAT. */
const AGREEMENTS = `CREATE VIEW project_agreements AS
  SELECT id, project_id, number, client_name, currency, value_minor, signed_on
  FROM contracts WHERE project_id IS NOT NULL`

/**
 * Every document of a contract that moves a figure of its project, with the amount by which it does:
 * `certified`, `retention` and `advance` as the ledger of the contract has them, `invoiced` as it is
 * payable, `received` by receipts, and `open` as it is still owed.
 */
const RECEIVABLES = `CREATE VIEW project_receivables AS
  SELECT c.project_id, c.currency, e.account AS figure, 'invoice' AS kind, i.id AS record_id, i.number,
    i.client_name AS party, e.entered_on AS on_day, i.due_on, e.amount_minor
  FROM contracts c JOIN contract_entries e ON e.contract_id = c.id JOIN invoices i ON i.id = e.invoice_id
  WHERE c.project_id IS NOT NULL
  UNION ALL
  SELECT c.project_id, i.currency, 'invoiced', 'invoice', i.id, i.number, i.client_name, i.issued_on,
    i.due_on, CASE WHEN i.type = 'credit_note' THEN -i.payable_minor ELSE i.payable_minor END
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
  WHERE c.project_id IS NOT NULL AND i.number IS NOT NULL
  UNION ALL
  SELECT c.project_id, i.currency, 'open', 'invoice', i.id, i.number, i.client_name, i.issued_on,
    i.due_on, i.balance_minor
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
  WHERE c.project_id IS NOT NULL AND i.number IS NOT NULL AND i.type <> 'credit_note'
    AND i.balance_minor <> 0
  UNION ALL
  SELECT c.project_id, r.currency, 'received', 'receipt', r.id, r.number, r.client_name, s.settled_on,
    NULL, s.amount_minor
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
    JOIN invoice_settlements s ON s.invoice_id = i.id JOIN receipts r ON r.id = s.receipt_id
  WHERE c.project_id IS NOT NULL`

export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('contracts', (table) => {
      table.index(['project_id', 'id'], 'contracts_project_id_index')
    })
    this.schema.raw(AGREEMENTS)
    this.schema.raw(RECEIVABLES)
  }

  async down() {
    this.schema.raw('DROP VIEW project_receivables')
    this.schema.raw('DROP VIEW project_agreements')
    this.schema.alterTable('contracts', (table) => {
      table.dropIndex(['project_id', 'id'], 'contracts_project_id_index')
    })
  }
}
