import { DateTime } from 'luxon'
import { moveReferences } from '#core/references/registry'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import type Client from '#commercial/models/client'
import type { MergedField } from '#commercial/models/client'
import ClientMerge from '#commercial/models/client_merge'
import { refreshKeys } from './client_keys.js'
import { settleCompany } from './settle_company.js'
import { aboutClient, refreshLastContact } from './log_activity.js'

const UNDO_DAYS = 30

/**
 * Makes one client of two that the caller has locked: the chosen fields, and everything that refers
 * to the other one, go over to the kept one, and the other one is deleted. What it was is kept for
 * thirty days, so that `undoMerge` can bring it back.
 */
export async function mergeClients(
  unit: Unit,
  kept: Client,
  other: Client,
  take: readonly MergedField[]
): Promise<ClientMerge> {
  const before = kept.toAudit()
  const mergedRow = await unit.trx.from('clients').where('id', other.id).firstOrFail()
  const moved = await moveReferences(unit.trx, 'client', other.id, kept.id)
  const gone = aboutClient(other)
  const goneFields = other.toAudit()
  await other.useTransaction(unit.trx).delete()
  kept.merge(Object.fromEntries(take.map((field) => [field, goneFields[field]])))
  refreshKeys(kept)
  await settleCompany(unit, kept)
  kept.version++
  kept.updatedBy = unit.actor.id
  await kept.save()
  await refreshLastContact(unit, kept.id)
  await kept.refresh()
  const merge = await ClientMerge.create(
    {
      keptId: kept.id,
      keptLabel: kept.name,
      mergedId: other.id,
      mergedLabel: other.name,
      mergedRow,
      taken: take.map((field) => ({ field, before: before[field], after: kept.toAudit()[field] })),
      moved,
      status: 'merged',
      undoUntil: DateTime.utc().plus({ days: UNDO_DAYS }).startOf('second'),
      version: 1,
      createdBy: unit.actor.id,
      updatedBy: unit.actor.id,
    },
    { client: unit.trx }
  )
  await unit.audit({
    action: 'merge',
    ...aboutClient(kept),
    before: { ...before, merged: null },
    after: { ...kept.toAudit(), merged: `${other.name} (${other.id})` },
  })
  await unit.audit({ action: 'merge_away', ...gone, before: goneFields, after: {} })
  announce(unit, 'clients', kept.id, 'update')
  announce(unit, 'clients', other.id, 'delete')
  return merge
}
