import env from '#start/env'
import { masterKey, type MasterKey } from '#engines/encrypted_files/master_key'

const read = (name: string, text: string): MasterKey => {
  const key = masterKey(text)
  if (!key) throw new Error(`${name} is not 32 bytes in base64: openssl rand -base64 32`)
  return key
}

const present = env.get('FILES_KEY')?.release()
const former = env.get('FILES_KEY_OLD')?.release().split(',') ?? []
const on = env.get('FILES_ENCRYPTION') === 'on'
if (on && !present) throw new Error('FILES_ENCRYPTION=on needs FILES_KEY')

/** Whether stored files are encrypted, and by what. */
const fileEncryptionConfig = {
  /** New files are; what lies there is read either way. */
  on,
  key: present ? read('FILES_KEY', present) : null,
  /** Former keys: what they encrypted still opens. */
  old: former.filter((text) => text.trim()).map((text) => read('FILES_KEY_OLD', text)),
}

export default fileEncryptionConfig
