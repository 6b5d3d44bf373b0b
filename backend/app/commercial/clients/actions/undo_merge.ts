import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { sqlInstant } from '#core/database/instants'
import { storedColumns } from '#core/database/stored_columns'
import { moveBack } from '#core/database/references'
import { findFile } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import Client, { type MergedField } from '#commercial/clients/models/client'
import ClientMerge from '#commercial/clients/models/client_merge'
import { DateTime } from 'luxon'
import { refreshKeys } from '#commercial/clients/client_keys'
import { settleCompany } from '#commercial/clients/settle_company'
import { aboutClient, refreshLastContact } from './log_activity.js'

/**
 * Brings a merged client back with its id and everything that was moved and is still where the merge
 * put it. Fields that the merge took over go back only where no one has changed them since.
 * @throws AppError 404; 412 stale; 409 MERGE_ENDED (undone or too old), MERGE_KEPT_GONE
 */
export async function undoMerge(
  uow: UnitOfWork,
  id: number,
  expectedVersion: number
): Promise<ClientMerge> {
  const merge = await ClientMerge.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!merge) throw notFound()
  await checkVersion(merge, expectedVersion, uow.trx)
  if (!merge.mayUndo()) throw conflict('MERGE_ENDED')
  const kept = await Client.query({ client: uow.trx }).where('id', merge.keptId).forUpdate().first()
  if (!kept) throw conflict('MERGE_KEPT_GONE')
  await bringBack(uow, merge.mergedRow)
  await moveBack(uow.trx, 'client', merge.moved, kept.id, merge.mergedId)
  await giveBack(uow, kept, merge)
  await refreshLastContact(uow, merge.mergedId)
  await refreshLastContact(uow, kept.id)
  merge.merge({ status: 'undone', undoneAt: DateTime.utc().startOf('second') })
  merge.merge({ undoneBy: uow.actor.id, updatedBy: uow.actor.id, version: merge.version + 1 })
  await merge.save()
  publishChange(uow, 'clients', merge.mergedId, 'create')
  publishChange(uow, 'clients', kept.id, 'update')
  return merge
}

type MergedRow = ClientMerge['mergedRow']

/** The row as it was; datetimes were kept as JSON keeps them. */
async function bringBack(uow: UnitOfWork, row: MergedRow) {
  const columns = Object.entries(storedColumns(row)).map(([name, value]) => [
    name,
    name.endsWith('_at') && typeof value === 'string' && value.includes('T')
      ? sqlInstant(0, Date.parse(value))
      : value,
  ])
  const restored = Object.fromEntries(columns)
  restored.picture_file_id = await storedPicture(uow, row)
  restored.version = Number(row.version) + 1
  restored.updated_by = uow.actor.id
  restored.updated_at = sqlInstant()
  await uow.trx.table('clients').insert(restored)
  await uow.audit({
    action: 'unmerge',
    entityType: 'client',
    entityId: Number(row.id),
    label: String(row.name),
  })
}

/** The picture that the client had, unless the client that took it over has been given another. */
async function storedPicture({ trx }: UnitOfWork, row: MergedRow): Promise<number | null> {
  const id = row.picture_file_id as number | null
  const file = id && (await findFile(id, trx))
  return file ? id : null
}

async function giveBack(uow: UnitOfWork, kept: Client, merge: ClientMerge) {
  const before = kept.toAudit()
  for (const { field, before: old, after } of merge.taken) {
    if (before[field as MergedField] === after) kept.merge({ [field]: old } as Partial<Client>)
  }
  if (kept.pictureFileId === merge.mergedRow.picture_file_id) kept.pictureFileId = null
  await refreshKeys(uow, kept)
  await settleCompany(uow, kept)
  kept.version++
  kept.updatedBy = uow.actor.id
  await kept.save()
  await uow.audit({
    action: 'unmerge',
    ...aboutClient(kept),
    before: { ...before, merged: `${merge.mergedLabel} (${merge.mergedId})` },
    after: { ...kept.toAudit(), merged: null },
  })
}
