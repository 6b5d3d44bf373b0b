import { conflict, invalid } from '#core/exceptions/app_error'
import { isSqlite } from '#core/database/dialect'
import type { Unit } from '#core/unit/unit'
import { DateTime } from 'luxon'
import { announce } from '#files/live'
import Folder, { TOP_FOLDER } from '#files/models/folder'
import { cleanFolderName, folderNameKey, refusingTwins } from '#files/names'

const DEEPEST = 20

interface FolderNames {
  name: string
  nameAr?: string | null
}

export const aboutFolder = (folder: Folder) => ({
  entityType: 'folder',
  entityId: folder.id,
  label: folder.name,
})

/**
 * Makes a folder in one that the caller has locked and may add to.
 * @throws AppError 409 NAME_TAKEN, FOLDER_TOO_DEEP
 */
export async function createFolder(
  unit: Unit,
  parent: Folder,
  { name, nameAr = null }: FolderNames
): Promise<Folder> {
  if (parent.ancestorIds.length + 1 >= DEEPEST) throw conflict('FOLDER_TOO_DEEP')
  const folder = new Folder().useTransaction(unit.trx)
  fillNew(unit, folder, { name, nameAr })
  folder.merge({ parentId: parent.id, accessId: parent.accessId })
  await refusingTwins(() => folder.save())
  await settlePath(folder, parent.path)
  await unit.audit({ action: 'create', ...aboutFolder(folder), after: folder.toAudit() })
  announce(unit, 'folders', folder, 'create')
  return folder
}

/** What every new folder has; the path follows once its id is known. */
export function fillNew(unit: Unit, folder: Folder, { name, nameAr }: FolderNames) {
  const clean = cleanFolderName(name)
  const key = folderNameKey(clean)
  folder.merge({ name: clean, nameAr: nameAr ?? null, nameKey: key, liveKey: key, version: 1 })
  folder.merge({ recordType: null, recordId: null, path: '/' })
  folder.merge({ trashedAt: null, trashedBy: null, trashRootId: null })
  folder.merge({ createdBy: unit.actor.id, updatedBy: unit.actor.id })
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
  unit: Unit,
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
  await saveChange(unit, folder, before, 'update')
}

/**
 * Moves a locked folder, with all that is in it, into another locked one.
 * @throws AppError 422 when that is the folder itself or lies in it; 409 NAME_TAKEN, FOLDER_FIXED,
 * FOLDER_TOO_DEEP
 */
export async function moveFolder(unit: Unit, folder: Folder, target: Folder) {
  if (folder.fixed) throw conflict('FOLDER_FIXED')
  if (folder.parentId === target.id) return
  if (target.path.startsWith(folder.path)) throw invalid({ parentId: ['insideItself'] })
  const [deepest] = await unit.trx
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
  await saveChange(unit, folder, before, 'move')
  await moveBelow(unit, { from: oldPath, to: folder.path })
  if (inherited) await inheritBelow(unit, folder, { from: oldAccess, to: folder.accessId })
}

async function moveBelow(unit: Unit, { from, to }: { from: string; to: string }) {
  const joined = isSqlite(unit.trx) ? '? || SUBSTR(path, ?)' : 'CONCAT(?, SUBSTR(path, ?))'
  await unit.trx
    .from('folders')
    .where('path', 'like', `${from}_%`)
    .update({ path: unit.trx.raw(joined, [to, from.length + 1]) as never })
}

/** Folders below that had no grants of their own follow to other grants. */
export async function inheritBelow(
  unit: Unit,
  folder: Folder,
  { from, to }: { from: number; to: number }
) {
  await unit.trx
    .from('folders')
    .where('path', 'like', `${folder.path}_%`)
    .where('access_id', from)
    .update({ access_id: to })
}

async function saveChange(
  unit: Unit,
  folder: Folder,
  before: Record<string, unknown>,
  action: 'update' | 'move'
) {
  folder.version++
  folder.updatedBy = unit.actor.id
  folder.updatedAt = DateTime.utc()
  await refusingTwins(() => folder.useTransaction(unit.trx).save())
  await unit.audit({ action, ...aboutFolder(folder), before, after: folder.toAudit() })
  announce(unit, 'folders', folder, action)
}

/** Whether a folder may go into a trash or be taken out by name: the top one never. */
export function refuseFixed(folder: Folder) {
  if (folder.id === TOP_FOLDER || folder.fixed) throw conflict('FOLDER_FIXED')
}
