import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appendAudit } from '#core/audit/append_audit'
import { entriesOfRows } from '#core/audit/find_entries'
import { SYSTEM_ACTOR } from '#core/base/actor'
import Vendor from '#procurement/vendors/models/vendor'

/** What the audit log calls a vendor. */
export const vendorAudit = (vendor: Vendor) => ({
  entityType: 'vendor',
  entityId: vendor.id,
  label: vendor.name,
})

/** Writes to the audit log the vendors with a bank account that it does not know. */
export async function logUnloggedVendors(trx: TransactionClientContract) {
  const known = entriesOfRows(trx, 'vendor', 'vendors')
  const vendors = Vendor.query({ client: trx }).whereNotExists(known).orderBy('id')
  const banked = await vendors.where((either) => {
    void either.whereNotNull('ibanSealed').orWhereNotNull('accountNumberSealed')
  })
  for (const vendor of banked)
    await appendAudit(trx, SYSTEM_ACTOR, {
      action: 'create',
      ...vendorAudit(vendor),
      after: vendor.toAudit(),
    })
}
