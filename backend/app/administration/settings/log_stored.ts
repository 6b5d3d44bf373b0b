import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appendAudit, type LoggedChange } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { storedFields } from './stored_fields.js'

/**
 * Writes to the audit log the stored settings that it does not know, or hides in a way that cannot be
 * recognized: what a demo company starts with, and what was set before the log could.
 */
export async function logStoredSettings(trx: TransactionClientContract) {
  const about = { entity_type: 'settings', entity_id: '1' }
  const entries = await trx.from('audit_logs').where(about).orderBy('id').select('changes')
  const log = new Map<string, LoggedChange>()
  for (const { changes } of entries)
    for (const change of JSON.parse(changes) as LoggedChange[]) log.set(change.field, change)
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
