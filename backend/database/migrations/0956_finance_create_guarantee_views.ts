import { BaseSchema } from '@adonisjs/lucid/schema'

/** What departments let finance know of what a guarantee may belong to. */
const VIEWS = {
  contract_names: `SELECT id, number, title, title_ar, client_id, client_name, project_id,
    currency, value_minor FROM contracts`,
  tender_names: 'SELECT id, reference AS number, title FROM tenders',
  purchase_order_names: `SELECT id, number, vendor_name AS title, vendor_id, currency
    FROM purchase_orders`,
  contract_advances: `SELECT contract_id, SUM(amount_minor) AS open_minor FROM contract_entries
    WHERE account = 'advance' GROUP BY contract_id`,
  // guarantees that projects and advances to vendors keep themselves: shown, not kept twice
  guarantees_elsewhere: `SELECT 'project' AS source, g.id, g.project_id AS parent_id,
      p.code AS parent_number, g.project_id, g.kind, g.number, g.bank, g.amount_minor, g.currency,
      g.expires_on, CASE WHEN g.released_on IS NULL THEN 1 ELSE 0 END AS is_open
    FROM project_guarantees g JOIN projects p ON p.id = g.project_id WHERE g.kind <> 'insurance'
    UNION ALL
    SELECT 'vendor_advance', a.id, a.id, a.number, NULL, 'advance', a.guarantee_number,
      a.guarantee_bank, a.guarantee_minor, a.currency, a.guarantee_expires_on,
      CASE WHEN a.status IN ('approved', 'paid') AND a.recovered_minor < a.amount_minor
        THEN 1 ELSE 0 END
    FROM vendor_advances a WHERE a.guarantee_number IS NOT NULL`,
} as const

export default class extends BaseSchema {
  async up() {
    for (const [name, query] of Object.entries(VIEWS))
      this.schema.raw(`CREATE VIEW ${name} AS ${query}`)
  }

  async down() {
    for (const name of Object.keys(VIEWS)) this.schema.raw(`DROP VIEW ${name}`)
  }
}
