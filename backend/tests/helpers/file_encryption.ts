import { randomBytes } from 'node:crypto'
import fileEncryptionConfig from '#config/file_encryption'
import { masterKey } from '#engines/encrypted_files/master_key'

/** A key of files that no other has: its text as the environment states it, and what it is read as. */
export function newFileKey() {
  const text = randomBytes(32).toString('base64')
  return { text, key: masterKey(text)! }
}

/** New files are encrypted until the test ends. */
export function useFileEncryption({ key } = newFileKey()) {
  const usual = { ...fileEncryptionConfig }
  Object.assign(fileEncryptionConfig, { on: true, key, old: [] })
  return () => void Object.assign(fileEncryptionConfig, usual)
}
