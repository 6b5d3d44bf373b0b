import { DateTime } from 'luxon'
import { conflict } from '#core/exceptions/app_error'
import { sqlInstant } from '#core/jobs/instants'
import type { Unit } from '#core/unit/unit'
import { aboutFolder, moveFolder, refuseFixed } from '#files/actions/save_folder'
import { freeFolderName } from '#files/actions/free_name'
import { announce } from '#files/live'
import type Folder from '#files/models/folder'

/** Puts a locked folder into the trash, with everything in it that is not there already. */
export async function trashFolder(unit: Unit, folder: Folder) {
  refuseFixed(folder)
  const gone = {
    trashed_at: sqlInstant(),
    trashed_by: unit.actor.id,
    trash_root_id: folder.id,
    live_key: null,
  }
  await unit.trx
    .from('files')
    .whereIn(
      'folder_id',
      (below) => void below.from('folders').where('path', 'like', `${folder.path}%`).select('id')
    )
    .whereNull('trashed_at')
    .update(gone)
  await unit.trx
    .from('folders')
    .where('path', 'like', `${folder.path}_%`)
    .whereNull('trashed_at')
    .update(gone)
  folder.merge({ trashedAt: DateTime.utc(), trashedBy: unit.actor.id, trashRootId: null })
  folder.merge({ liveKey: null, version: folder.version + 1, updatedBy: unit.actor.id })
  await folder.useTransaction(unit.trx).save()
  await unit.audit({ action: 'delete', ...aboutFolder(folder), before: folder.toAudit() })
  announce(unit, 'folders', folder, 'delete')
}

/**
 * Takes a folder out of the trash with what went there along with it. Where its name is taken by
 * now it gets a number.
 * @param home where it lay, or the top folder when that is gone itself
 * @throws AppError 409 NOT_TRASHED
 */
export async function restoreFolder(unit: Unit, folder: Folder, home: Folder) {
  if (!folder.trashedAt) throw conflict('NOT_TRASHED')
  const back = { trashed_at: null, trashed_by: null, trash_root_id: null }
  const live = { ...back, live_key: unit.trx.rawQuery('name_key').knexQuery as never }
  await unit.trx.from('files').where('trash_root_id', folder.id).update(live)
  await unit.trx.from('folders').where('trash_root_id', folder.id).update(live)
  const { name, key } = await freeFolderName(unit, home.id, folder.name)
  folder.merge({ trashedAt: null, trashedBy: null, trashRootId: null, name, nameKey: key })
  folder.merge({ liveKey: key, version: folder.version + 1, updatedBy: unit.actor.id })
  await folder.useTransaction(unit.trx).save()
  if (folder.parentId !== home.id) await moveFolder(unit, folder, home)
  await unit.audit({ action: 'restore', ...aboutFolder(folder), after: folder.toAudit() })
  announce(unit, 'folders', folder, 'restore')
}
