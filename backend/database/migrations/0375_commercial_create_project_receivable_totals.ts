import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The same figures as `project_receivables`, added up where they stand: a list of all projects reads a
 * few rows of each instead of every document. `open` is apart by the day on which it falls due.
 */
const VIEW = `CREATE VIEW project_receivable_totals AS
  SELECT c.project_id, c.currency, e.account AS figure, NULL AS due_on, SUM(e.amount_minor) AS amount_minor
  FROM contracts c JOIN contract_entries e ON e.contract_id = c.id
  WHERE c.project_id IS NOT NULL
  GROUP BY c.project_id, c.currency, e.account
  UNION ALL
  SELECT c.project_id, i.currency, 'invoiced', NULL,
    SUM(CASE WHEN i.type = 'credit_note' THEN -i.payable_minor ELSE i.payable_minor END)
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
  WHERE c.project_id IS NOT NULL AND i.number IS NOT NULL
  GROUP BY c.project_id, i.currency
  UNION ALL
  SELECT c.project_id, i.currency, 'open', i.due_on, SUM(i.balance_minor)
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
  WHERE c.project_id IS NOT NULL AND i.number IS NOT NULL AND i.type <> 'credit_note'
    AND i.balance_minor <> 0
  GROUP BY c.project_id, i.currency, i.due_on
  UNION ALL
  SELECT c.project_id, i.currency, 'received', NULL, SUM(s.amount_minor)
  FROM contracts c JOIN invoices i ON i.contract_id = c.id
    JOIN invoice_settlements s ON s.invoice_id = i.id
  WHERE c.project_id IS NOT NULL AND s.receipt_id IS NOT NULL
  GROUP BY c.project_id, i.currency`

export default class extends BaseSchema {
  async up() {
    this.schema.raw(VIEW)
  }

  async down() {
    this.schema.raw('DROP VIEW project_receivable_totals')
  }
}
