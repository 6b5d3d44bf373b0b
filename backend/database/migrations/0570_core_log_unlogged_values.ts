import { BaseSchema } from '@adonisjs/lucid/schema'
import { logStoredSettings } from '#administration/settings/log_stored'
import { logUnloggedRules } from '#core/approvals/default_rules'
import { logUnloggedVendors } from '#procurement/vendors/vendor_audit'

/**
 * Settings, approval rules and banked vendors of which the audit log has no entry, or hides them without a digest: from now
 * on the integrity check reports one that was changed, put in or deleted past the portal.
 */
export default class extends BaseSchema {
  async up() {
    this.defer((db) =>
      db.transaction(async (trx) => {
        await logStoredSettings(trx)
        await logUnloggedRules(trx)
        await logUnloggedVendors(trx)
      })
    )
  }

  async down() {
    // entries of the log are never taken back
  }
}
