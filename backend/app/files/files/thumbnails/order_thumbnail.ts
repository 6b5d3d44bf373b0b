import { SYSTEM_ACTOR } from '#core/base/actor'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type File from '#files/shared/models/file'

export const DRAW_THUMBNAIL = 'files.draw_thumbnail'

/** What a small picture can be made of. */
export const DRAWN_TYPES = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/tiff',
  'application/pdf',
] as const

export interface ThumbnailOrder {
  fileId: number
  versionNo: number
}

type Drawn = Pick<File, 'id' | 'mime' | 'versionNo' | 'originalName'>

/** Has the present version of a file drawn by a job. No one started that job, so no one is notified. */
export async function drawSmall(uow: UnitOfWork, file: Drawn) {
  if (!(DRAWN_TYPES as readonly string[]).includes(file.mime)) return
  const order = {
    type: DRAW_THUMBNAIL,
    title: `Thumbnail of ${file.originalName}`,
    titleAr: `صورة مصغرة من ${file.originalName}`,
    payload: { fileId: file.id, versionNo: file.versionNo } satisfies ThumbnailOrder,
    entityType: 'file',
    entityId: file.id,
    dedupKey: `${DRAW_THUMBNAIL}:${file.id}:${file.versionNo}`,
    maxAttempts: 3,
  }
  await uow.enqueue(order, SYSTEM_ACTOR)
}
