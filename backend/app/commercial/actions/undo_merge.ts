import { conflict, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import { sqlInstant } from '#core/jobs/instants'
import { moveBack } from '#core/references/registry'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import Client, { type MergedField } from '#commercial/models/client'
import ClientMerge from '#commercial/models/client_merge'
import { DateTime } from 'luxon'
import { refreshKeys } from './client_keys.js'
import { settleCompany } from './settle_company.js'
import { aboutClient, refreshLastContact } from './log_activity.js'

/**
 * Brings a merged client back with its id and everything that was moved and is still where the merge
 * put it. Fields that the merge took over go back only where nobody has changed them since.
 * @throws AppError 404; 412 stale; 409 MERGE_ENDED (undone or too old), MERGE_KEPT_GONE
 */
export async function undoMerge(unit: Unit, id: number, seen: number): Promise<ClientMerge> {
  const merge = await ClientMerge.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!merge) throw notFound()
  await checkVersion(merge, seen, unit.trx)
  if (!merge.mayUndo()) throw conflict('MERGE_ENDED')
  const kept = await Client.query({ client: unit.trx })
    .where('id', merge.keptId)
    .forUpdate()
    .first()
  if (!kept) throw conflict('MERGE_KEPT_GONE')
  await bringBack(unit, merge.mergedRow)
  await moveBack(unit.trx, 'client', merge.moved, kept.id, merge.mergedId)
  await giveBack(unit, kept, merge)
  await refreshLastContact(unit, merge.mergedId)
  await refreshLastContact(unit, kept.id)
  merge.merge({ status: 'undone', undoneAt: DateTime.utc().startOf('second') })
  merge.merge({ undoneBy: unit.actor.id, updatedBy: unit.actor.id, version: merge.version + 1 })
  await merge.save()
  announce(unit, 'clients', merge.mergedId, 'create')
  announce(unit, 'clients', kept.id, 'update')
  return merge
}

/** The row as it was; datetimes were kept as JSON keeps them. */
async function bringBack(unit: Unit, row: Record<string, unknown>) {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    name.endsWith('_at') && typeof value === 'string' && value.includes('T')
      ? sqlInstant(0, Date.parse(value))
      : value,
  ])
  const restored = Object.fromEntries(columns)
  restored.version = Number(row.version) + 1
  restored.updated_by = unit.actor.id
  restored.updated_at = sqlInstant()
  await unit.trx.table('clients').insert(restored)
  await unit.audit({
    action: 'unmerge',
    entityType: 'client',
    entityId: Number(row.id),
    label: String(row.name),
  })
}

async function giveBack(unit: Unit, kept: Client, merge: ClientMerge) {
  const before = kept.toAudit()
  for (const { field, before: old, after } of merge.taken) {
    if (before[field as MergedField] === after) kept.merge({ [field]: old } as Partial<Client>)
  }
  refreshKeys(kept)
  await settleCompany(unit, kept)
  kept.version++
  kept.updatedBy = unit.actor.id
  await kept.save()
  await unit.audit({
    action: 'unmerge',
    ...aboutClient(kept),
    before: { ...before, merged: `${merge.mergedLabel} (${merge.mergedId})` },
    after: { ...kept.toAudit(), merged: null },
  })
}
