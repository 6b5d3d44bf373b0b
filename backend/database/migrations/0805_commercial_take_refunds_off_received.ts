import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Every document of a contract that moves a figure of its project, with the amount by which it does:
 * `certified`, `retention` and `advance` as the ledger of the contract has them, `invoiced` as it is
 * payable, `received` by receipts less what credit notes gave back, and `open` as it is still owed.
 */
const ENTRIES = `CREATE VIEW project_receivables AS
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
  WHERE c.project_id IS NOT NULL
  UNION ALL
  SELECT c.project_id, f.currency, 'received', 'refund', i.id, f.number, i.client_name, f.paid_on, NULL,
    -f.amount_minor
  FROM contracts c JOIN invoices i ON i.contract_id = c.id JOIN client_refunds f ON f.credit_id = i.id
  WHERE c.project_id IS NOT NULL`

/** The same figures added up where they stand; `open` is apart by the day on which it falls due. */
const TOTALS = `CREATE VIEW project_receivable_totals AS
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
  GROUP BY c.project_id, i.currency
  UNION ALL
  SELECT c.project_id, f.currency, 'received', NULL, -SUM(f.amount_minor)
  FROM contracts c JOIN invoices i ON i.contract_id = c.id JOIN client_refunds f ON f.credit_id = i.id
  WHERE c.project_id IS NOT NULL
  GROUP BY c.project_id, f.currency`

export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP VIEW project_receivables')
    this.schema.raw('DROP VIEW project_receivable_totals')
    this.schema.raw(ENTRIES)
    this.schema.raw(TOTALS)
  }

  async down() {
    // the earlier views left the money that went back out
  }
}
