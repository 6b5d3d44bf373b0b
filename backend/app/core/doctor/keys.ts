import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import backupStoreConfig from '#config/backup_store'
import fileEncryptionConfig from '#config/file_encryption'
import encryption from '@adonisjs/core/services/encryption'
import env from '#start/env'
import { masterKey, type MasterKey } from '#engines/encrypted_files/master_key'
import { judged, type DoctorFinding } from './finding.js'

const SHORTEST = 32

/** The keys: long, different, working, and not lying open beside what they protect. */
export async function examineKeys(): Promise<DoctorFinding[]> {
  const keys = [env.get('APP_KEY'), env.get('BANK_KEY'), env.get('AUDIT_KEY')].map((key) =>
    key.release()
  )
  const long = keys.every(({ length }) => length >= SHORTEST)
  const ids = (of: { key: MasterKey | null; old: MasterKey[] }) =>
    [...(of.key ? [of.key] : []), ...of.old].map(({ id }) => id)
  const [ofFiles, ofBackups] = [ids(fileEncryptionConfig), ids(backupStoreConfig)]
  const encrypting = [...ofFiles, ...ofBackups]
  const equal =
    keys.some((key) => encrypting.includes(masterKey(key)?.id ?? '')) ||
    ofFiles.some((id) => ofBackups.includes(id))
  const differ = new Set(keys).size === keys.length && !equal
  return [
    judged('keys', [long ? 'long' : 'short'], long, 'failed', { least: SHORTEST }),
    judged('keys_differ', [differ ? 'yes' : 'no'], differ, 'failed'),
    roundTrip('app'),
    roundTrip('bank'),
    ...(await keptFiles()),
  ]
}

function roundTrip(name: 'app' | 'bank'): DoctorFinding {
  const encrypter = encryption.use(name)
  const opened = encrypter.decrypt<string>(
    encrypter.encrypt('portal', { purpose: 'doctor' }),
    'doctor'
  )
  const works = opened === 'portal'
  return judged(`${name}_encryption`, [works ? 'works' : 'broken'], works, 'failed')
}

/** Keys that were made on first start lie in DATA_DIR: right for one machine, not for a production. */
async function keptFiles(): Promise<DoctorFinding[]> {
  const paths = ['app.key', 'bank.key', 'audit.key']
    .map((name) => join(env.get('DATA_DIR'), name))
    .filter((path) => existsSync(path))
  if (!paths.length) return []
  const modes = await Promise.all(paths.map((path) => stat(path)))
  const open = modes.some(({ mode }) => (mode & 0o077) !== 0)
  return [
    judged('key_files', [open ? 'open' : 'private'], !open, 'failed'),
    judged(
      'key_place',
      ['beside'],
      env.get('NODE_ENV') !== 'production' || env.get('DB_CONNECTION') === 'sqlite',
      'warning'
    ),
  ]
}
