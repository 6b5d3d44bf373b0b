import { forbidden, notFound } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { levelIn, mayManage, openFolder } from '#files/access/folder_access'
import type { Level } from '#files/access/folder_levels'
import type { FileReader } from '#files/file_owners'
import File, { LIBRARY } from '#files/models/file'
import Folder, { TOP_FOLDER } from '#files/models/folder'

/**
 * A folder of which the reader may change name, place and being, locked.
 * @param seen version that the caller has read
 * @throws AppError 404, 403 FOLDER_FORBIDDEN, 412
 */
export async function changeableFolder(
  unit: Unit,
  reader: FileReader,
  id: number,
  seen: number,
  { trashed = false }: { trashed?: boolean } = {}
): Promise<Folder> {
  const { folder, level } = await openFolder(reader, id, 'view', { unit, trashed })
  if (!mayManage(level, folder, reader.id)) throw forbidden('FOLDER_FORBIDDEN')
  await checkVersion(folder, seen, unit.trx)
  return folder
}

/**
 * A file of a folder that the reader may change, locked.
 * @throws AppError 404 when absent, with a record, or not open to the reader; 403 NOT_YOUR_FILE, 412
 */
export async function changeableFile(
  unit: Unit,
  reader: FileReader,
  id: number,
  seen: number,
  { trashed = false }: { trashed?: boolean } = {}
): Promise<{ file: File; level: Level }> {
  const { file, level } = await lockedFile(unit, reader, id)
  if (!!file.trashedAt !== trashed) throw notFound()
  if (!mayManage(level, file, reader.id)) throw forbidden('NOT_YOUR_FILE')
  await checkVersion({ ...versionOf(file) }, seen, unit.trx)
  return { file, level }
}

async function lockedFile(unit: Unit, reader: FileReader, id: number) {
  const file = await File.query({ client: unit.trx }).where('id', id).forUpdate().first()
  if (!file?.folderId || file.ownerType !== LIBRARY) throw notFound()
  const folder = await Folder.findOrFail(file.folderId, { client: unit.trx })
  const level = await levelIn(reader, folder, unit)
  if (!level) throw notFound()
  return { file, level }
}

function versionOf({ version, updatedBy, updatedAt, createdAt }: File) {
  return { version, updatedBy, updatedAt: updatedAt ?? createdAt }
}

/** Where something out of the trash goes: where it lay, or the top folder when that is gone itself. */
export async function homeOf(unit: Unit, folderId: number | null): Promise<Folder> {
  const folder = await Folder.query({ client: unit.trx })
    .where('id', folderId ?? TOP_FOLDER)
    .whereNull('trashedAt')
    .forUpdate()
    .first()
  return folder ?? Folder.findOrFail(TOP_FOLDER, { client: unit.trx })
}
