import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import backupStoreConfig from '#config/backup_store'
import { deleteFileOf, filesUnder, keyOf, openFile, putFile } from '#core/backup/backup_store'
import { BackupRefused } from '#core/backup/refusal'
import { judged, known, type DoctorFinding, type Met } from './finding.js'
import { leavesInTheClear } from './store.js'

/** The object store of the backups, where one is set. */
export async function examineBackupStore(): Promise<DoctorFinding[]> {
  const { bucket, endpoint } = backupStoreConfig
  if (!bucket) return [known('backup_store', ['unset'])]
  const failure = await failureOf()
  const open = leavesInTheClear(endpoint)
  return [
    judged('backup_store', failure ?? ['bucket', { bucket }], !failure, 'failed'),
    judged('backup_store_way', [open ? 'clear' : 'safe'], !open, 'warning'),
  ]
}

/** Writes, lists, reads and deletes a file of its own, as copies do; null when all of it works. */
async function failureOf(): Promise<Met | null> {
  const key = keyOf(`portal-check/${randomUUID()}`)
  const bytes = Buffer.from('0123456789')
  try {
    await putFile(key, one(bytes), { size: bytes.length })
    const listed: string[] = []
    for await (const keys of filesUnder(key)) listed.push(...keys)
    const stored = await openFile(key)
    const isSame = stored && (await buffer(stored)).equals(bytes)
    await deleteFileOf(key)
    return isSame && listed.includes(key) ? null : ['other', { bucket: backupStoreConfig.bucket! }]
  } catch (error) {
    if (!(error instanceof BackupRefused)) throw error
    return String(error.reason.params?.message)
  }
}

async function* one(bytes: Buffer) {
  yield bytes
}
