import { forbidden, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { levelsOf, reaches, type Level } from './folder_levels.js'
import type { FileViewer } from './file_owners.js'
import Folder from '#files/shared/models/folder'

/** What a viewer may do in one folder; null for nothing. */
export async function levelIn(
  viewer: FileViewer,
  folder: Folder,
  uow?: UnitOfWork
): Promise<Level | null> {
  return (await levelsOf(viewer, [folder.accessId], uow?.trx)).get(folder.accessId) ?? null
}

/**
 * A folder with the viewer's level in it.
 * @param options.unit locks the folder until the unit ends
 * @throws AppError 404 when absent, in the trash (unless `trashed`) or not open to the viewer; 403 FOLDER_FORBIDDEN
 * when they may look but not `wanted`
 */
export async function openFolder(
  viewer: FileViewer,
  id: number,
  wanted: Level,
  options: { unit?: UnitOfWork; trashed?: boolean } = {}
): Promise<{ folder: Folder; level: Level }> {
  const { unit: uow } = options
  const query = Folder.query(uow && { client: uow.trx }).where('id', id)
  if (uow) void query.forUpdate()
  const folder = await query.first()
  if (!folder || (folder.trashedAt && !options.trashed)) throw notFound()
  const level = await levelIn(viewer, folder, uow)
  if (!level) throw notFound()
  if (!reaches(level, wanted)) throw forbidden('FOLDER_FORBIDDEN')
  return { folder, level }
}

/** Users who may add to a folder may also change what they added themselves. */
export function mayManage(level: Level | null, made: { createdBy: number | null }, userId: number) {
  return reaches(level, 'manage') || (reaches(level, 'upload') && made.createdBy === userId)
}
