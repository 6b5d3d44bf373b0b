import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { aboutFolder } from '#files/shared/about_folder'
import { aboutFile } from '#files/shared/about_file'
import File from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'

/** Files of the trash for good, with their versions. */
export async function purgeFiles(uow: UnitOfWork, ids: (number | string)[]) {
  const files = await File.query({ client: uow.trx }).whereIn('id', ids).whereNotNull('trashedAt')
  for (const file of files) {
    await deleteFile(uow, file.id)
    await uow.audit({ action: 'purge', ...aboutFile(file), before: file.toAudit() })
  }
}

/** A folder of the trash for good, unless it was taken out. */
export async function purgeFolder(uow: UnitOfWork, id: number): Promise<boolean> {
  const folder = await Folder.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!folder?.trashedAt) return false
  await folder.delete()
  await uow.audit({ action: 'purge', ...aboutFolder(folder), before: folder.toAudit() })
  return true
}

export async function purgeFolders(uow: UnitOfWork, ids: readonly number[]) {
  for (const id of ids) await purgeFolder(uow, id)
}
