import fileEncryptionConfig from '#config/file_encryption'
import { writer } from '#core/database/writer'
import { keyRing } from '#core/storage/file_keys'
import { countRows } from '#core/storage/rows_of_keys'

export interface EncryptionState {
  /** Stored files, with earlier versions. */
  files: number
  encrypted: number
  damaged: number
  /** How many files need each key that isn't set. */
  missing: { keyId: string; count: number }[]
  /** How many were encrypted with a former key. */
  former: number
}

/** How stored files are encrypted, as three counts of indexes say; no file is opened. */
export async function encryptionState(): Promise<EncryptionState> {
  const files = await countRows()
  const byKey: { key_id: string; total: number | string }[] = await writer()
    .from('encrypted_files')
    .groupBy('key_id')
    .select('key_id')
    .count('* as total')
  const ids = keyRing().map(({ id }) => id)
  const counted = byKey.map(({ key_id: keyId, total }) => ({ keyId, count: Number(total) }))
  const sum = (rows: { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)
  const missing = counted.filter(({ keyId }) => !ids.includes(keyId))
  const present = fileEncryptionConfig.key?.id
  const former = counted.filter(({ keyId }) => ids.includes(keyId) && keyId !== present)
  return {
    ...{ files, encrypted: sum(counted), missing, former: sum(former) },
    damaged: await countDamaged(),
  }
}

export async function countDamaged(): Promise<number> {
  const row = await writer()
    .from('encrypted_files')
    .whereNotNull('damaged_at')
    .count('* as total')
    .first()
  return Number(row.total)
}
