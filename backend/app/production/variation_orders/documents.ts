import { notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf, type FileRow } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { recordVariation } from './record_variation.js'
import type VariationOrder from './variation_order.js'

/** `ownerType` of files kept with a variation; their `ownerId` is the variation's. */
export const VARIATION_FILE = 'variation_order'

/** The same of its PDFs. */
export const VARIATION_PDF = 'variation_order_pdf'

export async function addVariationFile(
  uow: UnitOfWork,
  variation: VariationOrder,
  file: ReceivedFile
) {
  const owner = { ownerType: VARIATION_FILE, ownerId: variation.id }
  const { name } = await storeFile(uow, file, owner)
  await recordVariation(uow, 'add_document', variation, { after: { file: name } })
}

/** @throws AppError 404 when it is not this variation's */
export async function removeVariationFile(
  uow: UnitOfWork,
  variation: VariationOrder,
  fileId: number
) {
  const files = filesOf(VARIATION_FILE, [variation.id], uow.trx)
  const file: FileRow | null = await files.where('id', fileId).first()
  if (!file) throw notFound()
  await deleteFile(uow, file.id)
  await recordVariation(uow, 'delete_document', variation, { before: { file: file.original_name } })
}

/** The files and PDFs of a variation go with it. */
export async function removeAllFiles(uow: UnitOfWork, id: number) {
  const files: FileRow[] = await filesOf([VARIATION_FILE, VARIATION_PDF], [id], uow.trx).select(
    'id'
  )
  for (const file of files) await deleteFile(uow, file.id)
}
