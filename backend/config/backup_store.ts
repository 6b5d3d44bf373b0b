import env from '#start/env'
import { keysOf } from '#engines/encrypted_files/master_key'

const keys = keysOf(
  'BACKUP_KEY',
  env.get('BACKUP_KEY')?.release(),
  env.get('BACKUP_KEY_OLD')?.release()
)

/** A bucket elsewhere that gets an encrypted copy of each backup. */
const backupStoreConfig = {
  /** null: there is none. */
  bucket: env.get('BACKUP_S3_BUCKET') || null,
  /** Before the names of the copies, without slashes around it. */
  prefix: (env.get('BACKUP_S3_PREFIX') ?? '').replaceAll(/^\/+|\/+$/g, ''),
  endpoint: env.get('BACKUP_S3_ENDPOINT') || null,
  region: env.get('BACKUP_S3_REGION'),
  pathStyle: env.get('BACKUP_S3_FORCE_PATH_STYLE'),
  accessKeyId: env.get('BACKUP_S3_ACCESS_KEY_ID') ?? null,
  secretAccessKey: env.get('BACKUP_S3_SECRET_ACCESS_KEY') ?? null,
  /** Encrypts what leaves the firm's own machines. */
  key: keys.key,
  /** Former keys: the copies of before still open. */
  old: keys.old,
}

if (backupStoreConfig.bucket && !backupStoreConfig.key)
  throw new Error('BACKUP_S3_BUCKET needs BACKUP_KEY: openssl rand -base64 32')

export default backupStoreConfig
