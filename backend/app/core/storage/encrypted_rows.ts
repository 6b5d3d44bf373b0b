import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'

/** Notes that what is stored under a key is encrypted, and with which master key. */
export const noteEncrypted = (client: QueryClientContract, key: string, keyId: string) =>
  noteAllEncrypted(client, [{ key, keyId }])

export async function noteAllEncrypted(
  client: QueryClientContract,
  notes: readonly { key: string; keyId: string }[]
) {
  const at = sqlInstant()
  const rows = notes.map(({ key, keyId }) => ({ storage_key: key, key_id: keyId, created_at: at }))
  if (!rows.length) return
  await client
    .knexQuery()
    .insert(rows)
    .into('encrypted_files')
    .onConflict('storage_key')
    .merge(['key_id'])
}

export async function forgetEncrypted(client: QueryClientContract, keys: readonly string[]) {
  await client
    .from('encrypted_files')
    .whereIn('storage_key', [...keys])
    .delete()
}

/** Whether only an encrypted file may lie under a key. */
export async function isNotedEncrypted(
  key: string,
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  return Boolean(await client.from('encrypted_files').where('storage_key', key).first())
}

/** Files are damaged whether or not someone waits for the note of it, and whatever transaction asked. */
export function noteDamage(key: string, reason: string): void {
  logger.error({ key, reason }, 'a stored file is damaged')
  writer()
    .from('encrypted_files')
    .where('storage_key', key)
    .whereNull('damaged_at')
    .update({ damaged_at: sqlInstant() })
    .exec()
    .catch((err: Error) => logger.error({ err, key }, 'the damage of a file could not be noted'))
}
