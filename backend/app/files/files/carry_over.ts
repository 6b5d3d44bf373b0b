import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { foundBy } from '#files/files/reading/enqueue_ocr'
import { drawSmall } from '#files/files/thumbnails/order_thumbnail'
import type File from '#files/shared/models/file'
import FileText from '#files/shared/models/file_text'

/**
 * Gives a copy what was read and drawn of its source. A copied archive shall not have all of its scans
 * recognised and all of its plans drawn once more.
 */
export async function carryOver(uow: UnitOfWork, source: File, copy: File) {
  await carryText(uow, source, copy)
  if (!(await carryThumbnail(uow, source, copy))) await drawSmall(uow, copy)
}

async function carryText(uow: UnitOfWork, source: File, copy: File) {
  const known = await FileText.query({ client: uow.trx })
    .where({ fileId: source.id, versionNo: source.versionNo, status: 'done' })
    .first()
  if (!known) return
  const { content, pages, status } = known
  const { id: fileId, versionNo } = copy
  const searchText = foundBy(copy, content)
  await FileText.create(
    { ...{ fileId, versionNo, content, pages, status, searchText } },
    { client: uow.trx }
  )
}

async function carryThumbnail({ trx }: UnitOfWork, source: File, copy: File): Promise<boolean> {
  const drawn = await trx
    .from('file_thumbnails')
    .where({ file_id: source.id, version_no: source.versionNo })
    .select('content')
    .first()
  if (!drawn) return false
  await trx.table('file_thumbnails').insert({
    file_id: copy.id,
    version_no: copy.versionNo,
    content: drawn.content,
    created_at: sqlInstant(),
  })
  return true
}
