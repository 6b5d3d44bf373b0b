import { notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf, type FileRow } from '#core/storage/find_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Guarantee from './guarantee.js'
import { recordGuarantee } from './record_guarantee.js'

/** `ownerType` of files kept with a guarantee; their `ownerId` is the guarantee's. */
export const GUARANTEE_FILE = 'guarantee_file'

export async function addFile(uow: UnitOfWork, id: number, file: ReceivedFile) {
  const guarantee = await locked(uow, id)
  const { name } = await storeFile(uow, file, { ownerType: GUARANTEE_FILE, ownerId: id })
  await recordGuarantee(uow, 'add_document', guarantee, { after: { file: name } })
}

/** @throws AppError 404 when it is not this guarantee's */
export async function removeFile(uow: UnitOfWork, id: number, fileId: number) {
  const guarantee = await locked(uow, id)
  const files = filesOf(GUARANTEE_FILE, [id], uow.trx)
  const file: FileRow | null = await files.where('id', fileId).first()
  if (!file) throw notFound()
  await deleteFile(uow, file.id)
  await recordGuarantee(uow, 'delete_document', guarantee, { before: { file: file.original_name } })
}

/** The files of a guarantee that is deleted go with it. */
export async function removeFiles(uow: UnitOfWork, { id }: Guarantee) {
  const files: FileRow[] = await filesOf(GUARANTEE_FILE, [id], uow.trx).select('id')
  for (const file of files) await deleteFile(uow, file.id)
}

async function locked({ trx }: UnitOfWork, id: number): Promise<Guarantee> {
  const guarantee = await Guarantee.query({ client: trx }).where('id', id).forUpdate().first()
  if (!guarantee) throw notFound()
  return guarantee
}
