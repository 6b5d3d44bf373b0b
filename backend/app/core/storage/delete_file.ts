import type { Unit } from '#core/unit/unit'
import { deleteBlob } from './blobs.js'

/**
 * Deletes a file's row now, with those of its earlier versions, and their bytes once that is
 * committed. An absent file is no error.
 */
export async function deleteFile(unit: Unit, fileId: number): Promise<void> {
  const file = await unit.trx.from('files').where('id', fileId).select('storage_key').first()
  if (!file) return
  const versions = await unit.trx
    .from('file_versions')
    .where('file_id', fileId)
    .select('storage_key')
  await unit.trx.from('files').where('id', fileId).delete()
  for (const { storage_key: key } of [file, ...versions]) unit.afterCommit(() => deleteBlob(key))
}
