/* Encryption of stored files: the job that encrypts what lies there, and what watches it. */
import fileEncryptionConfig from '#config/file_encryption'
import { line, registerHealthLine } from '#core/health/health_lines'
import { registerGauge } from '#core/metrics/registry'
import './encrypt_files_job.js'
import { countDamaged, encryptionState } from './state.js'

registerGauge(
  { name: 'portal_damaged_files', help: 'Encrypted files whose bytes were found changed' },
  async () => [{ value: await countDamaged() }]
)

registerHealthLine('file_encryption', async () => {
  const { on, key } = fileEncryptionConfig
  const { files, encrypted, damaged, missing } = await encryptionState()
  if (!key && !encrypted) return null
  const figures = { encrypted, files, damaged }
  if (missing.length) return line('fault', figures, 'missing')
  if (damaged) return line('fault', figures, 'damaged')
  return line(on && encrypted < files ? 'attention' : 'good', figures, 'encrypt')
})
