import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isSqlite } from '#core/database/dialect'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DateTime } from 'luxon'
import { aboutFolder } from '#files/shared/about_folder'
import { publishChange } from '#files/shared/publish_change'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'
import { cleanFolderName, folderNameKey, refusingTwins } from '#files/shared/names'

export const DEEPEST = 20

interface FolderNames {
  name: string
  nameAr?: string | null
}

/**
 * Makes a folder in one that the caller has locked and may add to.
 * @throws AppError 409 NAME_TAKEN, FOLDER_TOO_DEEP
 */
export async function createFolder(
  uow: UnitOfWork,
  parent: Folder,
  { name, nameAr = null }: FolderNames
): Promise<Folder> {
  if (parent.ancestorIds.length + 1 >= DEEPEST) throw conflict('FOLDER_TOO_DEEP')
  const folder = new Folder().useTransaction(uow.trx)
  fillNew(uow, folder, { name, nameAr })
  folder.merge({ parentId: parent.id, accessId: parent.accessId })
  await refusingTwins(() => folder.save())
  await settlePath(folder, parent.path)
  await uow.audit({ action: 'create', ...aboutFolder(folder), after: folder.toAudit() })
  publishChange(uow, 'folders', folder, 'create')
  return folder
}

/** What every new folder has; the path follows once its id is known. */
export function fillNew(uow: UnitOfWork, folder: Folder, { name, nameAr }: FolderNames) {
  const clean = cleanFolderName(name)
  const key = folderNameKey(clean)
  folder.merge(emptyColumns(Folder))
  folder.merge({ name: clean, nameAr: nameAr ?? null, nameKey: key, liveKey: key, version: 1 })
  folder.merge({ path: '/' })
  folder.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id })
}

export async function settlePath(folder: Folder, above: string) {
  folder.path = `${above}${folder.id}/`
  await folder.save()
}

/**
 * Renames a locked folder.
 * @throws AppError 409 NAME_TAKEN, FOLDER_FIXED
 */
export async function renameFolder(
  uow: UnitOfWork,
  folder: Folder,
  { name, nameAr }: Partial<FolderNames>
) {
  if (folder.fixed) throw conflict('FOLDER_FIXED')
  const before = folder.toAudit()
  if (name !== undefined) {
    folder.name = cleanFolderName(name)
    folder.nameKey = folder.liveKey = folderNameKey(folder.name)
  }
  if (nameAr !== undefined) folder.nameAr = nameAr
  await saveChange(uow, folder, before, 'update')
}

/**
 * Moves a locked folder, with all that is in it, into another locked one.
 * @throws AppError 422 when that is the folder itself or lies in it; 409 NAME_TAKEN, FOLDER_FIXED,
 * FOLDER_TOO_DEEP
 */
export async function moveFolder(uow: UnitOfWork, folder: Folder, target: Folder) {
  if (folder.fixed) throw conflict('FOLDER_FIXED')
  if (folder.parentId === target.id) return
  if (target.path.startsWith(folder.path)) throw invalid({ parentId: ['insideItself'] })
  const [deepest] = await uow.trx
    .from('folders')
    .where('path', 'like', `${folder.path}%`)
    .select('path')
    .orderByRaw('LENGTH(path) DESC')
    .limit(1)
  const depth = (path: string) => path.split('/').length - 2
  const below = depth(deepest.path) - depth(folder.path)
  if (depth(target.path) + 1 + below > DEEPEST) throw conflict('FOLDER_TOO_DEEP')
  const before = folder.toAudit()
  const oldPath = folder.path
  const inherited = folder.accessId !== folder.id
  const oldAccess = folder.accessId
  folder.merge({ parentId: target.id, path: `${target.path}${folder.id}/` })
  if (inherited) folder.accessId = target.accessId
  await saveChange(uow, folder, before, 'move')
  await moveBelow(uow, { from: oldPath, to: folder.path })
  if (inherited) await inheritBelow(uow, folder, { from: oldAccess, to: folder.accessId })
}

async function moveBelow(uow: UnitOfWork, { from, to }: { from: string; to: string }) {
  const joined = isSqlite(uow.trx) ? '? || SUBSTR(path, ?)' : 'CONCAT(?, SUBSTR(path, ?))'
  await uow.trx
    .from('folders')
    .where('path', 'like', `${from}_%`)
    .update({ path: uow.trx.raw(joined, [to, from.length + 1]) as never })
}

/** Folders below that had no grants of their own follow to other grants. */
export async function inheritBelow(
  uow: UnitOfWork,
  folder: Folder,
  { from, to }: { from: number; to: number }
) {
  await uow.trx
    .from('folders')
    .where('path', 'like', `${folder.path}_%`)
    .where('access_id', from)
    .update({ access_id: to })
}

async function saveChange(
  uow: UnitOfWork,
  folder: Folder,
  before: Record<string, unknown>,
  action: 'update' | 'move'
) {
  folder.version++
  folder.updatedBy = uow.actor.id
  folder.updatedAt = DateTime.utc()
  await refusingTwins(() => folder.useTransaction(uow.trx).save())
  await uow.audit({ action, ...aboutFolder(folder), before, after: folder.toAudit() })
  publishChange(uow, 'folders', folder, action)
}

/** Whether a folder may go into a trash or be taken out by name: the top one never. */
export function refuseFixed(folder: Folder) {
  if (folder.id === TOP_FOLDER || folder.fixed) throw conflict('FOLDER_FIXED')
}
