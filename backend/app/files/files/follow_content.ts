import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { enqueueOcr } from '#files/files/reading/enqueue_ocr'
import { drawSmall } from '#files/files/thumbnails/order_thumbnail'
import type File from '#files/shared/models/file'

/** What new content of a file sets off: its text is read, and it is drawn small. */
export async function followContent(uow: UnitOfWork, file: File) {
  await enqueueOcr(uow, file)
  await drawSmall(uow, file)
}
