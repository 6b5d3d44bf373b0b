import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { copyFile } from '#files/files/copy_file'
import { filesOf, type CopyPlan } from './plan_copy.js'
import { freeFolderName } from '#files/shared/free_name'
import { createFolder } from '#files/folders/actions/save_folder'
import type Folder from '#files/shared/models/folder'

/**
 * A second folder with all that was planned, in one that the caller has locked and may add to. Grants
 * are not copied: the copy follows the folder that it lies in.
 * @throws AppError 409 FOLDER_TOO_DEEP
 */
export async function copyFolder(
  uow: UnitOfWork,
  { source, folders }: CopyPlan,
  target: Folder
): Promise<Folder> {
  const copies = new Map<number, Folder>()
  for (const folder of folders) {
    const isTop = folder.id === source.id
    const parent = isTop ? target : copies.get(folder.parentId!)!
    const { name } = isTop ? await freeFolderName(uow, target.id, folder.name) : folder
    copies.set(folder.id, await createFolder(uow, parent, { name, nameAr: folder.nameAr }))
  }
  for (const file of await filesOf(uow.trx, folders).orderBy('id'))
    await copyFile(uow, file, copies.get(file.folderId!)!)
  return copies.get(source.id)!
}
