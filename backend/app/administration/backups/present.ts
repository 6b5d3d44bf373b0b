import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { wordsOfKept } from '#core/backup/refusal'
import { personIn, userNames } from '#core/base/user_names'
import {
  flag,
  id,
  instant,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { BACKUP_ORIGINS, BACKUP_STATES } from './backup.js'
import type Backup from './backup.js'

/** Backups with who asked for them. */
export async function presentBackups(
  backups: Backup[],
  abilities: ReadonlySet<string>,
  client?: QueryClientContract
) {
  const names = await userNames(
    backups.map(({ createdBy }) => createdBy),
    client
  )
  return backups.map((backup) => {
    const { createdBy: by } = backup
    return {
      ...facts(backup),
      createdBy: personIn(names, by),
      can: { download: backup.state === 'complete' && abilities.has('backups.download') },
    }
  })
}

function facts(backup: Backup) {
  const { id: backupId, folder, state, origin, jobId, files, bytes, checksum, place } = backup
  const { copyPlace, copyError, storePlace, storeError, error, isSound } = backup
  return {
    ...{ id: backupId, folder, state, origin, jobId, files, bytes, checksum, place },
    ...{ copyPlace, storePlace, isSound },
    copyError: copyError && wordsOfKept(copyError),
    storeError: storeError && wordsOfKept(storeError),
    error: error && wordsOfKept(error),
    madeAt: iso(backup.madeAt)!,
    endedAt: iso(backup.endedAt),
    verifiedAt: iso(backup.verifiedAt),
  }
}

const iso = (at: Backup['endedAt']) => at?.toUTC().toISO() ?? null

export const backupFields = {
  ...{ id, folder: text, state: oneOf(BACKUP_STATES), origin: oneOf(BACKUP_ORIGINS) },
  ...{ jobId: nullable(text), files: whole, bytes: whole, checksum: nullable(text) },
  ...{ place: nullable(text), copyPlace: nullable(text), copyError: nullable(text) },
  ...{ storePlace: nullable(text), storeError: nullable(text) },
  ...{ error: nullable(text), isSound: nullable(flag) },
  ...{ madeAt: instant, endedAt: nullable(instant), verifiedAt: nullable(instant) },
  createdBy: nullable(person),
  can: object({ download: flag }),
}
