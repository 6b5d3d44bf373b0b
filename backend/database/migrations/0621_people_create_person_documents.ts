import { BaseSchema } from '@adonisjs/lucid/schema'
import { day, stamps } from '#database/columns'

/** The documents of a person, one row each: what was renewed stays, with the row that took its place. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('person_documents', (table) => {
      table.increments('id')
      table.integer('employee_id').unsigned().notNullable().references('employees.id')
      table.integer('document_kind_id').unsigned().notNullable().references('document_kinds.id')
      table.string('number', 80).notNullable()
      day(table, 'issued').nullable()
      day(table, 'expires').nullable()
      table.string('issued_by', 160).nullable()
      table.string('note', 1000).nullable()
      table.integer('file_id').unsigned().nullable().references('files.id')
      table.integer('renewed_by_id').unsigned().nullable()
      stamps(table)
      table.index(['employee_id', 'expires_on'], 'person_documents_employee_index')
      table.index(['document_kind_id', 'expires_on'], 'person_documents_kind_index')
      table.index(['renewed_by_id', 'expires_on'], 'person_documents_current_index')
      table.index(['expires_on', 'id'], 'person_documents_expires_index')
    })
    this.schema.raw(ENTRIES)
  }

  async down() {
    this.schema.raw('DROP VIEW person_document_entries')
    this.schema.dropTable('person_documents')
  }
}

/** What the register lists: each document with its person and its kind. */
const ENTRIES = `CREATE VIEW person_document_entries AS
  SELECT d.id, d.version, d.employee_id, d.document_kind_id, d.number, d.issued_on, d.expires_on,
    d.issued_by, d.note, d.file_id, d.renewed_by_id, d.created_at, d.updated_at,
    CASE WHEN d.renewed_by_id IS NULL THEN 1 ELSE 0 END AS is_current,
    e.number AS employee_number, e.name AS employee_name, e.name_ar AS employee_name_ar,
    e.department_id, e.employed, e.user_id, e.manager_id,
    k.name AS kind_name, k.name_ar AS kind_name_ar, k.managers_see
  FROM person_documents d
    JOIN employees e ON e.id = d.employee_id
    JOIN document_kinds k ON k.id = d.document_kind_id`
