import { scannerState } from '#core/scanning/scanner_state'
import { judged, type DoctorFinding } from './finding.js'

/** The virus scanner of uploads, where one is set. */
export async function examineScanner(): Promise<DoctorFinding[]> {
  const state = await scannerState()
  if (!state) return [{ what: 'virus scanner', state: 'ok', found: 'none is set' }]
  const { answers, version, signatureDays, isOld } = state
  const reached = judged(
    'virus scanner',
    version ?? 'does not answer',
    answers,
    'failed',
    'start clamd at CLAMD_ADDRESS: new files are held or pass unscanned until it answers'
  )
  if (!answers) return [reached]
  const age = signatureDays === null ? 'of unknown age' : `${signatureDays} days old`
  return [
    reached,
    judged('virus signatures', age, !isOld, 'warning', 'start freshclam: it updates them daily'),
  ]
}
