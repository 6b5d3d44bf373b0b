import { AppError } from '#core/base/app_error'
import { findPage } from '#core/listing/find_page'
import { openFolder } from '#files/shared/folder_access'
import { canReadFile, type FileViewer } from '#files/shared/file_owners'
import { trashedFileListing } from '#files/files/listing'
import File from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'
import { visibleFiles, visibleLiveFolders } from '#files/shared/scopes'
import { EntryNames } from '#files/zip/entry_names'

export const MOST_FILES = 2000
const MOST_BYTES = 2 * 1024 * 1024 * 1024

export interface ZipEntry {
  file: File
  /** Path inside the archive. */
  name: string
}

/**
 * Everything of a selection that the viewer may read: the files, and the folders with what lies in
 * them, each file once.
 * @throws AppError 404 for what is not theirs, 422 ZIP_TOO_LARGE, NOTHING_SELECTED
 */
export async function collectEntries(
  viewer: FileViewer,
  { fileIds = [], folderIds = [] }: { fileIds?: number[]; folderIds?: number[] }
): Promise<ZipEntry[]> {
  const names = new EntryNames()
  const entries = new Map<number, ZipEntry>()
  let bytes = 0
  const add = (file: File, folders: string[]) => {
    if (entries.has(file.id)) return
    bytes += Number(file.size)
    if (entries.size >= MOST_FILES || bytes > MOST_BYTES) throw tooLarge()
    entries.set(file.id, { file, name: names.take([...folders, file.originalName]) })
  }
  for (const id of folderIds) await addFolder(viewer, id, add)
  const files = await File.query().whereIn('id', fileIds).orderBy('id')
  const known = new Map(files.map((file) => [file.id, file]))
  for (const id of fileIds) {
    const file = known.get(id)
    if (!file || file.trashedAt || !(await canReadFile(viewer, file)))
      throw new AppError(404, 'NOT_FOUND')
    add(file, [])
  }
  if (!entries.size) throw new AppError(422, 'NOTHING_SELECTED')
  return [...entries.values()]
}

async function addFolder(
  viewer: FileViewer,
  id: number,
  add: (file: File, folders: string[]) => void
) {
  const { folder } = await openFolder(viewer, id, 'view')
  const query = Folder.query().where('path', 'like', `${folder.path}%`).orderBy('path')
  visibleLiveFolders(viewer)?.(query as never)
  const folders = await query.limit(MOST_FILES)
  const named = new Map(folders.map((one) => [one.id, one]))
  const stepsOf = (one: Folder) =>
    [...one.ancestorIds, one.id].flatMap((step) => named.get(step)?.name ?? [])
  for (const one of folders) {
    for (const file of await filesIn(viewer, one.id)) add(file, stepsOf(one))
  }
}

async function filesIn(viewer: FileViewer, folderId: number): Promise<File[]> {
  const scope = visibleFiles(viewer)
  const sort = [{ field: 'id', order: 'asc' as const }]
  const requested = { start: 0, end: MOST_FILES + 1, sort, filters: [], ids: [], search: null }
  const { ids } = await findPage(trashedFileListing, requested, (query) => {
    query.where('files.folder_id', folderId)
    scope?.(query)
  })
  return File.query().whereIn('id', ids).orderBy('id')
}

const tooLarge = () => new AppError(422, 'ZIP_TOO_LARGE', { params: { files: MOST_FILES } })
