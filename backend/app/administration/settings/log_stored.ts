import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appendAudit } from '#core/audit/append_audit'
import { lastChanges } from '#core/audit/find_entries'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { storedFields } from './stored_fields.js'

/**
 * Writes to the audit log the stored settings that it does not know, or hides in a way that cannot be
 * recognized: what a demo company starts with, and what was set before the log could.
 */
export async function logStoredSettings(trx: TransactionClientContract) {
  const log = await lastChanges(trx, 'settings', 1)
  const unknown = [...(await storedFields(trx))].filter(([field]) => {
    const change = log.get(field)
    return !change || (change.after === '[hidden]' && !change.digest)
  })
  if (!unknown.length) return
  const after = Object.fromEntries(unknown)
  await appendAudit(trx, SYSTEM_ACTOR, {
    action: 'create',
    ...{ entityType: 'settings', entityId: 1 },
    after,
  })
}
