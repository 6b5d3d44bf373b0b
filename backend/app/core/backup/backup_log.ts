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

/** Notes a backup that the command has made. */
export async function noteBackup(made: {
  at: DateTime
  folder: string
  files: number
  bytes: number
  checksum?: string
  place?: string
}) {
  const { at, ...rest } = made
  const instant = at.toFormat('yyyy-MM-dd HH:mm:ss')
  await writer()
    .table('backups')
    .insert({ ...rest, state: 'complete', origin: 'command', made_at: instant, ended_at: instant })
}

/**
 * The newest complete backup that this portal knows of; null before the first.
 * @param client the transaction that asks, where there is one
 */
export async function lastBackup(
  client: Pick<QueryClientContract, 'from'> = writer()
): Promise<BackupNote | null> {
  const row = await client.from('backups').where('state', 'complete').orderBy('id', 'desc').first()
  if (!row) return null
  const { folder, files, bytes } = row
  return { madeAt: isoInstant(row.made_at)!, folder, files: Number(files), bytes: Number(bytes) }
}
