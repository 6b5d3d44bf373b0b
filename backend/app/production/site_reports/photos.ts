import { AppError, notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordReport } from './record_report.js'
import type SiteReport from './site_report.js'

/** `ownerType` of photos of a report; their `ownerId` is the report's. */
export const SITE_PHOTO = 'site_report_photo'
/** Of one report. */
export const MOST_PHOTOS = 20

export interface SitePhoto {
  id: number
  name: string
  sha256: string
}

interface PhotoRow {
  id: number
  owner_id: number
  original_name: string
  sha256: string
}

/** Photos by report, in the order they were added. */
export async function photosOf(ids: number[], uow?: UnitOfWork): Promise<Map<number, SitePhoto[]>> {
  const rows: PhotoRow[] = ids.length
    ? await filesOf(SITE_PHOTO, ids, uow?.trx)
        .orderBy('id')
        .select('id', 'owner_id', 'original_name', 'sha256')
    : []
  const groups = Map.groupBy(rows, (row) => row.owner_id)
  const photo = ({ id, original_name: name, sha256 }: PhotoRow) => ({ id, name, sha256 })
  return new Map([...groups].map(([id, of]) => [id, of.map(photo)]))
}

/** How many photos each report has. */
export async function countPhotos(ids: number[], uow?: UnitOfWork): Promise<Map<number, number>> {
  const rows: { owner_id: number; total: number }[] = ids.length
    ? await filesOf(SITE_PHOTO, ids, uow?.trx)
        .groupBy('owner_id')
        .select('owner_id')
        .count('* as total')
    : []
  return new Map(rows.map((row) => [row.owner_id, Number(row.total)]))
}

/**
 * Keeps a photo of a locked report. The same picture is kept once, however often it is sent.
 * @throws AppError 422 TOO_MANY_FILES
 */
export async function addPhoto(uow: UnitOfWork, report: SiteReport, upload: ReceivedFile) {
  const photos = (await photosOf([report.id], uow)).get(report.id) ?? []
  if (photos.some(({ sha256 }) => sha256 === upload.sha256)) return
  if (photos.length >= MOST_PHOTOS)
    throw new AppError(422, 'TOO_MANY_FILES', { params: { max: MOST_PHOTOS } })
  const { name } = await storeFile(uow, upload, { ownerType: SITE_PHOTO, ownerId: report.id })
  await recordReport(uow, 'add_photo', report, { after: { photo: name, sha256: upload.sha256 } })
}

/** Takes a photo off a locked report. @throws AppError 404 for one that it does not have */
export async function removePhoto(uow: UnitOfWork, report: SiteReport, fileId: number) {
  const photos = (await photosOf([report.id], uow)).get(report.id) ?? []
  const photo = photos.find(({ id }) => id === fileId)
  if (!photo) throw notFound()
  await deleteFile(uow, fileId)
  await recordReport(uow, 'remove_photo', report, { before: { photo: photo.name } })
}
