import { forbidden, notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { levelsOf, reaches, type Level } from '#files/access/folder_levels'
import type { FileReader } from '#files/file_owners'
import Folder from '#files/models/folder'

/** What a reader may do in one folder; null for nothing. */
export async function levelIn(
  reader: FileReader,
  folder: Folder,
  unit?: Unit
): Promise<Level | null> {
  return (await levelsOf(reader, [folder.accessId], unit?.trx)).get(folder.accessId) ?? null
}

/**
 * A folder with the reader's level in it.
 * @param options.unit locks the folder until the unit ends
 * @throws AppError 404 when absent, in the trash (unless `trashed`) or not open to the reader; 403 FOLDER_FORBIDDEN
 * when they may look but not `wanted`
 */
export async function openFolder(
  reader: FileReader,
  id: number,
  wanted: Level,
  options: { unit?: Unit; trashed?: boolean } = {}
): Promise<{ folder: Folder; level: Level }> {
  const { unit } = options
  const query = Folder.query(unit && { client: unit.trx }).where('id', id)
  if (unit) void query.forUpdate()
  const folder = await query.first()
  if (!folder || (folder.trashedAt && !options.trashed)) throw notFound()
  const level = await levelIn(reader, folder, unit)
  if (!level) throw notFound()
  if (!reaches(level, wanted)) throw forbidden('FOLDER_FORBIDDEN')
  return { folder, level }
}

/** Whoever may add to a folder also keeps what they made themselves in order. */
export function mayManage(level: Level | null, made: { createdBy: number | null }, userId: number) {
  return reaches(level, 'manage') || (reaches(level, 'upload') && made.createdBy === userId)
}
