import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFolder } from '#files/shared/about_folder'
import { moveFolder, refuseFixed } from './save_folder.js'
import { freeFolderName } from '#files/shared/free_name'
import { publishChange } from '#files/shared/publish_change'
import type Folder from '#files/shared/models/folder'

/** Puts a locked folder into the trash, with everything in it that is not there already. */
export async function trashFolder(uow: UnitOfWork, folder: Folder) {
  refuseFixed(folder)
  const gone = {
    trashed_at: sqlInstant(),
    trashed_by: uow.actor.id,
    trash_root_id: folder.id,
    live_key: null,
  }
  await uow.trx
    .from('files')
    .whereIn(
      'folder_id',
      (below) => void below.from('folders').where('path', 'like', `${folder.path}%`).select('id')
    )
    .whereNull('trashed_at')
    .update(gone)
  await uow.trx
    .from('folders')
    .where('path', 'like', `${folder.path}_%`)
    .whereNull('trashed_at')
    .update(gone)
  folder.merge({ trashedAt: DateTime.utc(), trashedBy: uow.actor.id, trashRootId: null })
  folder.merge({ liveKey: null, version: folder.version + 1, updatedBy: uow.actor.id })
  await folder.useTransaction(uow.trx).save()
  await uow.audit({ action: 'delete', ...aboutFolder(folder), before: folder.toAudit() })
  publishChange(uow, 'folders', folder, 'delete')
}

/**
 * Takes a folder out of the trash with what went there along with it. Where its name is taken by
 * now it gets a number.
 * @param home where it lay, or the top folder when that is gone itself
 * @throws AppError 409 NOT_TRASHED
 */
export async function restoreFolder(uow: UnitOfWork, folder: Folder, home: Folder) {
  if (!folder.trashedAt) throw conflict('NOT_TRASHED')
  const back = { trashed_at: null, trashed_by: null, trash_root_id: null }
  const live = { ...back, live_key: uow.trx.rawQuery('name_key').knexQuery as never }
  await uow.trx.from('files').where('trash_root_id', folder.id).update(live)
  await uow.trx.from('folders').where('trash_root_id', folder.id).update(live)
  const { name, key } = await freeFolderName(uow, home.id, folder.name)
  folder.merge({ trashedAt: null, trashedBy: null, trashRootId: null, name, nameKey: key })
  folder.merge({ liveKey: key, version: folder.version + 1, updatedBy: uow.actor.id })
  await folder.useTransaction(uow.trx).save()
  if (folder.parentId !== home.id) await moveFolder(uow, folder, home)
  await uow.audit({ action: 'restore', ...aboutFolder(folder), after: folder.toAudit() })
  publishChange(uow, 'folders', folder, 'restore')
}
