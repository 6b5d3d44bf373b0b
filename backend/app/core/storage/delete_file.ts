import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { deleteBlob } from './blobs.js'
import { forgetEncrypted } from './encrypted_rows.js'

/**
 * Deletes a file's row now, with those of its earlier versions, and their bytes once that is
 * committed. An absent file is no error.
 */
export async function deleteFile(uow: UnitOfWork, fileId: number): Promise<void> {
  const file = await uow.trx.from('files').where('id', fileId).select('storage_key').first()
  if (!file) return
  const versions = await uow.trx
    .from('file_versions')
    .where('file_id', fileId)
    .select('storage_key')
  await uow.trx.from('files').where('id', fileId).delete()
  const keys: string[] = [file, ...versions].map(({ storage_key: key }) => key)
  await uow.trx.from('file_scans').whereIn('storage_key', keys).delete()
  await forgetEncrypted(uow.trx, keys)
  for (const key of keys) uow.afterCommit(() => deleteBlob(key))
}

export async function deleteFiles(uow: UnitOfWork, ids: readonly (number | string)[]) {
  for (const id of ids) await deleteFile(uow, Number(id))
}
