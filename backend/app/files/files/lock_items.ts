import { forbidden, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { levelIn, mayManage, openFolder } from '#files/shared/folder_access'
import type { Level } from '#files/shared/folder_levels'
import { isStaged } from '#files/shared/is_staged'
import type { FileViewer } from '#files/shared/file_owners'
import File, { LIBRARY } from '#files/shared/models/file'
import Folder, { TOP_FOLDER } from '#files/shared/models/folder'

/**
 * A folder of which the viewer may change name, place and being, locked.
 * @param seen version that the caller has read
 * @throws AppError 404, 403 FOLDER_FORBIDDEN, 412
 */
export async function changeableFolder(
  uow: UnitOfWork,
  viewer: FileViewer,
  id: number,
  expectedVersion: number,
  { trashed = false }: { trashed?: boolean } = {}
): Promise<Folder> {
  const { folder, level } = await openFolder(viewer, id, 'view', { unit: uow, trashed })
  if (await isStaged(uow, folder.trashRootId)) throw notFound()
  if (!mayManage(level, folder, viewer.id)) throw forbidden('FOLDER_FORBIDDEN')
  await checkVersion(folder, expectedVersion, uow.trx)
  return folder
}

/**
 * A file of a folder that the viewer may change, locked.
 * @throws AppError 404 when absent, with a record, or not open to the viewer; 403 NOT_YOUR_FILE, 412
 */
export async function changeableFile(
  uow: UnitOfWork,
  viewer: FileViewer,
  id: number,
  expectedVersion: number,
  { trashed = false }: { trashed?: boolean } = {}
): Promise<{ file: File; level: Level }> {
  const { file, level } = await lockedFile(uow, viewer, id)
  if (!!file.trashedAt !== trashed || (await isStaged(uow, file.trashRootId))) throw notFound()
  if (!mayManage(level, file, viewer.id)) throw forbidden('NOT_YOUR_FILE')
  await checkVersion({ ...versionOf(file) }, expectedVersion, uow.trx)
  return { file, level }
}

async function lockedFile(uow: UnitOfWork, viewer: FileViewer, id: number) {
  const file = await File.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!file?.folderId || file.ownerType !== LIBRARY) throw notFound()
  const folder = await Folder.findOrFail(file.folderId, { client: uow.trx })
  const level = await levelIn(viewer, folder, uow)
  if (!level) throw notFound()
  return { file, level }
}

function versionOf({ version, updatedBy, updatedAt, createdAt }: File) {
  return { version, updatedBy, updatedAt: updatedAt ?? createdAt }
}

/** Where something out of the trash goes: where it lay, or the top folder when that is gone itself. */
export async function homeOf(uow: UnitOfWork, folderId: number | null): Promise<Folder> {
  const folder = await Folder.query({ client: uow.trx })
    .where('id', folderId ?? TOP_FOLDER)
    .whereNull('trashedAt')
    .forUpdate()
    .first()
  return folder ?? Folder.findOrFail(TOP_FOLDER, { client: uow.trx })
}
