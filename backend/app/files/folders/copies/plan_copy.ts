import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AppError, invalid } from '#core/base/app_error'
import { requireRoom } from '#core/disk/room'
import { keepsOnDisk } from '#core/storage/places'
import type { FileViewer } from '#files/shared/file_owners'
import File, { LIBRARY } from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'
import { visibleLiveFolders } from '#files/shared/scopes'

const MB = 1024 * 1024
/** As much as one request copies while someone waits; more is copied by a job. */
const AT_ONCE = { folders: 100, files: 300, bytes: 64 * MB }
/** As much as is copied at all; whole archives are moved, not doubled. */
const MOST_COPIED = { folders: 2000, files: 20_000 }

export interface CopyPlan {
  source: Folder
  /** The folder itself and those below it that the viewer may see, each after the one it lies in. */
  folders: Folder[]
  files: number
  bytes: number
}

/**
 * What is copied when the viewer copies a folder into another.
 * @throws AppError 422 when the target lies in the folder itself, 422 FOLDER_TOO_LARGE
 */
export async function planCopy(
  client: QueryClientContract,
  viewer: FileViewer,
  { source, target }: { source: Folder; target: Folder }
): Promise<CopyPlan> {
  if (target.path.startsWith(source.path)) throw invalid({ folderId: ['insideItself'] })
  const folders = await foldersBelow(client, viewer, source)
  const [row] = await filesOf(client, folders)
    .count('* as files')
    .sum('size as bytes')
    .pojo<{ files: number | string; bytes: number | string | null }>()
  const files = Number(row.files)
  if (folders.length > MOST_COPIED.folders || files > MOST_COPIED.files)
    throw new AppError(422, 'FOLDER_TOO_LARGE', { params: MOST_COPIED })
  return { source, folders, files, bytes: Number(row.bytes ?? 0) }
}

export function isCopiedAtOnce({ folders, files, bytes }: CopyPlan): boolean {
  return folders.length <= AT_ONCE.folders && files <= AT_ONCE.files && bytes <= AT_ONCE.bytes
}

/** @throws AppError 507 DISK_FULL where there is no room for all of it */
export function requireRoomFor({ bytes }: CopyPlan): Promise<void> {
  return requireRoom(keepsOnDisk() ? bytes : 0)
}

/** The live files in some folders. */
export function filesOf(client: QueryClientContract, folders: readonly Folder[]) {
  const ids = folders.map(({ id }) => id)
  return File.query({ client })
    .whereIn('folderId', ids)
    .where('ownerType', LIBRARY)
    .whereNull('trashedAt')
}

async function foldersBelow(
  client: QueryClientContract,
  viewer: FileViewer,
  source: Folder
): Promise<Folder[]> {
  const query = Folder.query({ client }).where('path', 'like', `${source.path}%`)
  visibleLiveFolders(viewer)?.(query as never)
  const found = await query.limit(MOST_COPIED.folders + 1)
  found.sort((a, b) => a.ancestorIds.length - b.ancestorIds.length || a.id - b.id)
  // what lies below a folder that the viewer may not see stays behind with it
  const copied = new Set<number>()
  return found.filter(({ id, parentId }) => {
    const isCopied = id === source.id || copied.has(parentId!)
    if (isCopied) copied.add(id)
    return isCopied
  })
}
