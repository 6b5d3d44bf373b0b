import { BaseSchema } from '@adonisjs/lucid/schema'
import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { loggedUser } from '#database/logged_user'

/**
 * People of whom the audit log has no entry, such as those of a demo company: from now on the integrity
 * check reports an account that the log does not know.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (db) => {
      const known = db
        .from('audit_logs')
        .where('entity_type', 'user')
        .whereRaw('audit_logs.entity_id = CAST(users.id AS CHAR(20))')
      const users = await db.from('users').whereNotExists(known).orderBy('id')
      await db.transaction((trx) =>
        appendAuditRows(
          trx,
          users.map((user) => auditRow(SYSTEM_ACTOR, loggedUser(user)))
        )
      )
    })
  }

  async down() {
    // entries of the log are never taken back
  }
}
