import { DateTime } from 'luxon'
import { moveReferences } from '#core/database/references'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import type Client from '#commercial/clients/models/client'
import type { MergedField } from '#commercial/clients/models/client'
import ClientMerge from '#commercial/clients/models/client_merge'
import { refreshKeys } from '#commercial/clients/client_keys'
import { consentStateOf, stricterConsent } from '#commercial/clients/consents'
import { settleCompany } from '#commercial/clients/settle_company'
import { aboutClient, refreshLastContact } from './log_activity.js'

const UNDO_DAYS = 30

/**
 * Makes one client of two that the caller has locked: the chosen fields, and everything that refers
 * to the other one, go over to the kept one, and the other one is deleted. What it was is kept for
 * thirty days, so that `undoMerge` can bring it back.
 */
export async function mergeClients(
  uow: UnitOfWork,
  kept: Client,
  other: Client,
  take: readonly MergedField[]
): Promise<ClientMerge> {
  const before = kept.toAudit()
  const mergedRow = await uow.trx.from('clients').where('id', other.id).firstOrFail()
  const moved = await moveReferences(uow.trx, 'client', other.id, kept.id)
  const gone = aboutClient(other)
  const goneFields = other.toAudit()
  await other.useTransaction(uow.trx).delete()
  const fields = Object.fromEntries(take.map((field) => [field, goneFields[field]]))
  const pictureFileId = kept.pictureFileId ?? other.pictureFileId
  await takeOver(uow, kept, { ...fields, pictureFileId, ...stricterConsent(kept, other) })
  const taken = take.map((field) => ({
    field,
    before: before[field],
    after: kept.toAudit()[field],
  }))
  const merge = await keepMerge(uow, kept, other, { mergedRow, moved, taken })
  await uow.audit({
    action: 'merge',
    ...aboutClient(kept),
    before: { ...before, merged: null },
    after: { ...kept.toAudit(), merged: `${other.name} (${other.id})` },
  })
  await uow.audit({ action: 'merge_away', ...gone, before: goneFields, after: {} })
  publishChange(uow, 'clients', kept.id, 'update')
  publishChange(uow, 'clients', other.id, 'delete')
  return merge
}

/** The fields of the other client, and what follows from them. */
async function takeOver(uow: UnitOfWork, kept: Client, fields: Partial<Client>) {
  kept.merge(fields)
  kept.consentState = consentStateOf(kept)
  await refreshKeys(uow, kept)
  await settleCompany(uow, kept)
  kept.version++
  kept.updatedBy = uow.actor.id
  await kept.save()
  await refreshLastContact(uow, kept.id)
  await kept.refresh()
}

/** What `undoMerge` needs, for as long as it may be requested. */
function keepMerge(
  uow: UnitOfWork,
  kept: Client,
  other: Client,
  undo: Pick<ClientMerge, 'mergedRow' | 'moved' | 'taken'>
): Promise<ClientMerge> {
  return ClientMerge.create(
    {
      ...undo,
      keptId: kept.id,
      keptLabel: kept.name,
      mergedId: other.id,
      mergedLabel: other.name,
      status: 'merged',
      undoUntil: DateTime.utc().plus({ days: UNDO_DAYS }).startOf('second'),
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
}
