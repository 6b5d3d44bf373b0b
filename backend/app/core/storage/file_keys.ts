import fileEncryptionConfig from '#config/file_encryption'
import type { KeyRing, MasterKey } from '#engines/encrypted_files/master_key'

/** What stored files are opened with. */
export function keyRing(): KeyRing {
  const { key, old } = fileEncryptionConfig
  return key ? [key, ...old] : old
}

/** What new files are encrypted with; null while they are stored in the clear. */
export const keyOfNewFiles = (): MasterKey | null =>
  fileEncryptionConfig.on ? fileEncryptionConfig.key : null
