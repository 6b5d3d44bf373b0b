import fileEncryptionConfig from '#config/file_encryption'
import { encryptionState } from '#core/file_encryption/state'
import { judged, type DoctorFinding } from './finding.js'

/** Whether stored files are encrypted, and whether the keys at hand open them. */
export async function examineFileEncryption(): Promise<DoctorFinding[]> {
  const { on, key } = fileEncryptionConfig
  const { files, encrypted, damaged, missing, former } = await encryptionState()
  const needed = missing.map(({ keyId, count }) => `${count} need the key ${keyId}`).join(', ')
  if (!key && !encrypted)
    return [{ what: 'file encryption', state: 'ok', found: 'off: use an encrypted volume' }]
  return [
    judged(
      'file encryption',
      `${on ? 'on' : 'off'}, ${encrypted} of ${files} files encrypted`,
      on ? encrypted >= files : true,
      'warning',
      'run portal:encrypt-files: it encrypts what lies in the clear'
    ),
    judged(
      'keys of files',
      needed || (key ? `FILES_KEY is ${key.id}` : 'FILES_KEY is not set'),
      !missing.length,
      'failed',
      'set FILES_KEY, or FILES_KEY_OLD, to that key: without it these files are lost'
    ),
    judged(
      'former keys of files',
      `${former} files need one`,
      !former,
      'warning',
      'run portal:encrypt-files --rewrap, then take the key out of FILES_KEY_OLD'
    ),
    judged(
      'damaged files',
      String(damaged),
      !damaged,
      'failed',
      'restore them from a backup; portal:verify names them'
    ),
  ]
}
