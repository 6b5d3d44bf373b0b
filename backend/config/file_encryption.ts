import env from '#start/env'
import { keysOf } from '#engines/encrypted_files/master_key'

const on = env.get('FILES_ENCRYPTION') === 'on'
const keys = keysOf(
  'FILES_KEY',
  env.get('FILES_KEY')?.release(),
  env.get('FILES_KEY_OLD')?.release()
)
if (on && !keys.key) throw new Error('FILES_ENCRYPTION=on needs FILES_KEY')

/** Whether stored files are encrypted, and by what. */
const fileEncryptionConfig = {
  /** New files are; what lies there is read either way. */
  on,
  key: keys.key,
  /** Former keys: what they encrypted still opens. */
  old: keys.old,
}

export default fileEncryptionConfig
