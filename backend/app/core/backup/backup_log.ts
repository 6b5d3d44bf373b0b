import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { isoInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'

export interface BackupNote {
  madeAt: string
  folder: string
  files: number
  bytes: number
}

/** Notes a backup that is complete. */
export async function noteBackup(made: {
  at: DateTime
  folder: string
  files: number
  bytes: number
}) {
  const { at, ...rest } = made
  await writer()
    .table('backups')
    .insert({ ...rest, made_at: at.toFormat('yyyy-MM-dd HH:mm:ss') })
}

/**
 * The newest backup that this portal knows of; null before the first.
 * @param client the transaction that asks, where there is one
 */
export async function lastBackup(
  client: Pick<QueryClientContract, 'from'> = writer()
): Promise<BackupNote | null> {
  const row = await client.from('backups').orderBy('id', 'desc').first()
  if (!row) return null
  const { folder, files, bytes } = row
  return { madeAt: isoInstant(row.made_at)!, folder, files: Number(files), bytes: Number(bytes) }
}
