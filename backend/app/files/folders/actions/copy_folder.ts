import { AppError, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { FileViewer } from '#files/shared/file_owners'
import { copyFile } from '#files/files/change_file'
import { freeFolderName } from '#files/shared/free_name'
import { createFolder } from './save_folder.js'
import File, { LIBRARY } from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'
import { visibleLiveFolders } from '#files/shared/scopes'

/** As much as one request copies; whole archives are moved, not doubled. */
const MOST_FOLDERS = 100
const MOST_FILES = 300

/**
 * A second folder with all in it that the viewer may see, in one that the caller has locked and may
 * add to. Grants are not copied: the copy follows the folder that it lies in.
 * @throws AppError 422 when the target lies in the folder itself, 422 FOLDER_TOO_LARGE; 409 FOLDER_TOO_DEEP
 */
export async function copyFolder(
  uow: UnitOfWork,
  viewer: FileViewer,
  source: Folder,
  target: Folder
): Promise<Folder> {
  if (target.path.startsWith(source.path)) throw invalid({ folderId: ['insideItself'] })
  const folders = await foldersBelow(uow, viewer, source)
  const files = await File.query({ client: uow.trx })
    .whereIn(
      'folderId',
      folders.map(({ id }) => id)
    )
    .where('ownerType', LIBRARY)
    .whereNull('trashedAt')
    .orderBy('id')
    .limit(MOST_FILES + 1)
  if (folders.length > MOST_FOLDERS || files.length > MOST_FILES)
    throw new AppError(422, 'FOLDER_TOO_LARGE', { params: { files: MOST_FILES } })
  const copies = new Map<number, Folder>()
  for (const folder of folders) {
    const isTop = folder.id === source.id
    const parent = isTop ? target : copies.get(folder.parentId!)
    // below a folder that the viewer may not see
    if (!parent) continue
    const { name } = isTop ? await freeFolderName(uow, target.id, folder.name) : folder
    copies.set(folder.id, await createFolder(uow, parent, { name, nameAr: folder.nameAr }))
  }
  for (const file of files) {
    const home = copies.get(file.folderId!)
    if (home) await copyFile(uow, file, home)
  }
  return copies.get(source.id)!
}

/** The folder and those below it that the viewer may see, each after the one it lies in. */
async function foldersBelow(
  uow: UnitOfWork,
  viewer: FileViewer,
  { path }: Folder
): Promise<Folder[]> {
  const query = Folder.query({ client: uow.trx }).where('path', 'like', `${path}%`)
  visibleLiveFolders(viewer)?.(query as never)
  const folders = await query.limit(MOST_FOLDERS + 1)
  return folders.sort((a, b) => a.ancestorIds.length - b.ancestorIds.length || a.id - b.id)
}
