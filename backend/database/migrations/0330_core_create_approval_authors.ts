import { BaseSchema } from '@adonisjs/lucid/schema'

/** What wrote a document, in the words of the audit log, before each department said so itself. */
const WRITING = "('create', 'update', 'submit', 'amend')"
const OF_DOCUMENT =
  'a.entity_type = r.document_type AND a.entity_id = CAST(r.document_id AS CHAR(20))'

/**
 * Everyone who wrote what a request is about, and how far the audit log had come when it was approved
 * in full: who wrote later is an author of the next request. A step that no one could decide on is
 * open to top management too.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('approval_authors', (table) => {
      table.increments('id')
      const request = table.integer('request_id').unsigned().notNullable()
      request.references('approval_requests.id').onDelete('CASCADE')
      table.integer('user_id').unsigned().notNullable().references('users.id')
      table.unique(['request_id', 'user_id'], { indexName: 'approval_authors_user_unique' })
    })
    this.schema.alterTable('approval_requests', (table) => {
      table.bigInteger('settled_at_audit').unsigned().nullable()
    })
    this.schema.alterTable('approval_steps', (table) => {
      table.boolean('escalated').notNullable().defaultTo(false)
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `UPDATE approval_requests SET settled_at_audit = (SELECT MAX(a.id) FROM audit_logs a
          WHERE a.entity_type = document_type AND a.entity_id = CAST(document_id AS CHAR(20))
            AND a.action = 'approve')
          WHERE status = 'approved'`
      )
      await db.rawQuery(
        `INSERT INTO approval_authors (request_id, user_id)
          SELECT r.id, r.requested_by FROM approval_requests r WHERE r.open_guard = 1
          UNION SELECT r.id, r.authored_by FROM approval_requests r
            WHERE r.open_guard = 1 AND r.authored_by IS NOT NULL
          UNION SELECT r.id, a.actor_id FROM approval_requests r
            JOIN audit_logs a ON ${OF_DOCUMENT} JOIN users u ON u.id = a.actor_id
            WHERE r.open_guard = 1 AND a.action IN ${WRITING}
              AND a.id > COALESCE((SELECT MAX(s.settled_at_audit) FROM approval_requests s
                WHERE s.document_type = r.document_type AND s.document_id = r.document_id), 0)`
      )
    })
  }

  async down() {
    this.schema.alterTable('approval_steps', (table) => {
      table.dropColumn('escalated')
    })
    this.schema.alterTable('approval_requests', (table) => {
      table.dropColumn('settled_at_audit')
    })
    this.schema.dropTable('approval_authors')
  }
}
