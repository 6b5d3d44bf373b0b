import logger from '@adonisjs/core/services/logger'
import { AppError } from '#core/base/app_error'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { HelperFailure } from '#engines/processes/helper_process'
import { PdfUnreadable } from '#engines/pdf/text/run_reader'
import { publishChange } from '#files/shared/publish_change'
import File from '#files/shared/models/file'
import { drawThumbnail } from './draw_thumbnail.js'
import { DRAW_THUMBNAIL, type ThumbnailOrder } from './order_thumbnail.js'

/** Draws a file small. What can't be drawn, or the virus scanner holds, keeps its icon, and is not tried again. */
export class DrawThumbnailJob extends Job<ThumbnailOrder> {
  static jobName = DRAW_THUMBNAIL
  static timeoutSeconds = 120

  async handle({ payload, signal, complete }: JobContext<ThumbnailOrder>) {
    const file = await File.find(payload.fileId)
    // gone, or replaced meanwhile: what is there now has an order of its own
    if (!file || file.versionNo !== payload.versionNo) return
    const content = await drawThumbnail(file, signal).catch((error: unknown) => {
      const isHeld = error instanceof AppError && error.status === 409
      const isBad = error instanceof HelperFailure || error instanceof PdfUnreadable
      if (!isHeld && !isBad) throw error
      logger.warn({ fileId: file.id, err: error }, 'a file could not be drawn small')
      return null
    })
    await complete((uow) => keep(uow, payload, content))
  }
}

async function keep(
  uow: UnitOfWork,
  { fileId, versionNo }: ThumbnailOrder,
  content: Buffer | null
) {
  const file = await File.query({ client: uow.trx }).where('id', fileId).forUpdate().first()
  if (file?.versionNo !== versionNo) return
  await uow.trx.from('file_thumbnails').where('file_id', fileId).delete()
  await uow.trx.table('file_thumbnails').insert({
    ...{ file_id: fileId, version_no: versionNo, content, created_at: sqlInstant() },
  })
  if (content) publishChange(uow, 'files', file, 'update')
  return { drawn: content !== null }
}

registerJob(DrawThumbnailJob)
