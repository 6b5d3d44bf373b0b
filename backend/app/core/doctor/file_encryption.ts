import fileEncryptionConfig from '#config/file_encryption'
import { encryptionState } from '#core/file_encryption/state'
import { judged, known, type DoctorFinding, type Met } from './finding.js'

/** Whether stored files are encrypted, and whether the keys at hand open them. */
export async function examineFileEncryption(): Promise<DoctorFinding[]> {
  const { on, key } = fileEncryptionConfig
  const { files, encrypted, damaged, missing, former } = await encryptionState()
  if (!key && !encrypted) return [known('file_encryption', ['unused'])]
  const state = on ? 'on' : 'off'
  const isDone = on ? encrypted >= files : true
  return [
    judged('file_encryption', [state, { encrypted, files }], isDone, 'warning'),
    judged('file_keys', keysMet(missing, key?.id), !missing.length, 'failed'),
    judged('former_keys', ['files', { count: former }], !former, 'warning'),
    judged('damaged_files', String(damaged), !damaged, 'failed'),
  ]
}

function keysMet(missing: { keyId: string; count: number }[], id?: string): Met {
  const [{ keyId, count } = { keyId: '', count: 0 }, ...more] = missing
  if (!count) return id ? ['set', { id }] : ['unset']
  const others = more.map((one) => `${one.keyId} (${one.count})`).join(', ')
  return others ? ['more_needed', { count, keyId, others }] : ['needed', { count, keyId }]
}
