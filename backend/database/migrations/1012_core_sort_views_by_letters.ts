import { BaseSchema } from '@adonisjs/lucid/schema'
import { addLetters, dropLetters } from '#database/letters'

/** Tables and the names that their lists are sorted by. */
const NAMES: Record<string, string[]> = {
  approval_rules: ['name'],
  cheques: ['bank_name', 'party_name'],
  clients: ['job_title'],
  month_sheet_lines: ['employee_name', 'employee_name_ar'],
  shares: ['name'],
}
/** The order of bytes has had an index where the name alone ordered the list. */
const INDEXED: Record<string, string[]> = {
  cheques: ['bank_name', 'party_name'],
  clients: ['job_title'],
  shares: ['name'],
}

/** Columns of letters that a view takes over, and nothing where it goes back to what it was. */
type Letters = (...columns: string[]) => string

const ORDER = ['o.vendor_name', 'o.project_name', 'o.project_name_ar']
const employee = (letters: Letters) =>
  letters('e.name AS employee_name', 'e.name_ar AS employee_name_ar')

/** As before, with the letters of the names that the lists over them are sorted by. */
const VIEWS: Record<string, (letters: Letters) => string> = {
  vendor_bills: (letters) => `
    SELECT b.id, b.version, b.purchase_order_id, o.number AS order_number, b.vendor_id, o.vendor_name,
      o.project_id, o.project_name, b.vendor_number, b.billed_on, b.due_on, b.currency, b.status,
      b.subtotal_minor, b.total_minor, b.paid_minor,
      CASE WHEN b.status = 'cancelled' THEN 0
        ELSE b.total_minor - b.credited_minor - b.advance_minor - b.discount_minor
          - b.retention_minor - b.paid_minor + b.retention_paid_minor END AS open_minor,
      CASE WHEN b.status = 'cancelled' THEN 0
        ELSE b.retention_minor - b.retention_paid_minor END AS held_minor,
      o.project_name_ar${letters(...ORDER)}
    FROM purchase_bills b JOIN purchase_orders o ON o.id = b.purchase_order_id`,
  purchase_order_materials: (letters) => `
    SELECT l.id, l.purchase_order_id, l.position, l.description, l.description_ar, l.material_id,
      l.unit, l.quantity_e4, l.accepted_e4, l.rejected_e4,
      CASE WHEN o.status IN ('approved', 'sent', 'partially_received')
          AND l.quantity_e4 > l.accepted_e4
        THEN l.quantity_e4 - l.accepted_e4 ELSE 0 END AS outstanding_e4,
      o.number, o.version AS order_version, o.vendor_id, o.vendor_name, o.project_id,
      o.project_name, o.ordered_on, o.required_on, o.status, o.warehouse_id, o.project_name_ar,
      l.need_id, l.need_by_on AS requested_by_on, l.promised_on,
      COALESCE(n.need_by_on, l.need_by_on, o.required_on) AS need_by_on${letters(...ORDER)}
    FROM purchase_order_lines l JOIN purchase_orders o ON o.id = l.purchase_order_id
      LEFT JOIN schedule_needs n ON n.id = l.need_id`,
  vendor_document_entries: (letters) => `
    SELECT d.id, d.vendor_id, v.name AS vendor_name, v.status AS vendor_status, d.document_type,
      d.number, d.issued_on, d.expires_on, d.file_id,
      CASE WHEN d.document_type <> 'other' AND EXISTS (SELECT 1 FROM vendor_documents n
        WHERE n.vendor_id = d.vendor_id AND n.document_type = d.document_type AND n.id > d.id)
        THEN 0 ELSE 1 END AS is_current${letters('v.name AS vendor_name')}
    FROM vendor_documents d JOIN vendors v ON v.id = d.vendor_id`,
  project_names: (letters) => `
    SELECT id, code, name, name_ar, status, quotation_id${letters('name')} FROM projects`,
  material_names: (letters) => `
    SELECT id, code, name, name_ar, COALESCE(NULLIF(name_ar, ''), name) AS shown_name_ar, unit,
      category${letters('name', 'shown_name_ar')}
    FROM materials`,
  person_document_entries: (letters) => `
    SELECT d.id, d.version, d.employee_id, d.document_kind_id, d.number, d.issued_on, d.expires_on,
      d.issued_by, d.note, d.file_id, d.renewed_by_id, d.created_at, d.updated_at,
      CASE WHEN d.renewed_by_id IS NULL THEN 1 ELSE 0 END AS is_current,
      e.number AS employee_number, e.name AS employee_name, e.name_ar AS employee_name_ar,
      e.department_id, e.employed, e.user_id, e.manager_id,
      k.name AS kind_name, k.name_ar AS kind_name_ar, k.managers_see${employee(letters)}
    FROM person_documents d
      JOIN employees e ON e.id = d.employee_id
      JOIN document_kinds k ON k.id = d.document_kind_id`,
  checklist_entries: (letters) => `
    SELECT c.id, c.version, c.employee_id, c.kind, c.name, c.name_ar, c.anchor_on, c.status,
      c.item_count, c.done_count, c.next_due_on, c.updated_at, e.number AS employee_number,
      e.name AS employee_name, e.name_ar AS employee_name_ar, e.department_id${employee(letters)}
    FROM checklists c JOIN employees e ON e.id = c.employee_id`,
}

/** `o.vendor_name` and `v.name AS vendor_name` have their letters beside them. */
const taken: Letters = (...columns) =>
  columns.map((column) => `, ${column.replace(/\w+/g, (name) => lettersOf(name))}`).join('')

const lettersOf = (name: string) => (name === 'AS' || name.length === 1 ? name : `${name}_letters`)

/** The order of bytes, which these lists have had, puts every name with أ before all with ا. */
export default class extends BaseSchema {
  async up() {
    for (const [table, columns] of Object.entries(NAMES))
      for (const column of columns) addLetters(this, table, column)
    // nothing else reads by them
    for (const [table, columns] of Object.entries(INDEXED))
      this.schema.alterTable(table, (from) => {
        for (const column of columns) from.dropIndex([column, 'id'], `${table}_${column}_index`)
      })
    this.#views(taken)
  }

  async down() {
    this.#views(() => '')
    for (const [table, columns] of Object.entries(INDEXED))
      this.schema.alterTable(table, (to) => {
        for (const column of columns) to.index([column, 'id'], `${table}_${column}_index`)
      })
    for (const [table, columns] of Object.entries(NAMES))
      for (const column of columns) dropLetters(this, table, column)
  }

  #views(letters: Letters) {
    for (const [view, select] of Object.entries(VIEWS)) {
      this.schema.raw(`DROP VIEW ${view}`)
      this.schema.raw(`CREATE VIEW ${view} AS ${select(letters)}`)
    }
  }
}
