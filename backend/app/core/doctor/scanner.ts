import { scannerState } from '#core/scanning/scanner_state'
import { judged, known, type DoctorFinding, type Met } from './finding.js'

/** The virus scanner of uploads, where one is set. */
export async function examineScanner(): Promise<DoctorFinding[]> {
  const state = await scannerState()
  if (!state) return [known('scanner', ['unset'])]
  const { answers, version, signatureDays, isOld } = state
  const reached = judged('scanner', version ?? ['away'], answers, 'failed')
  if (!answers) return [reached]
  const age: Met = signatureDays === null ? ['unknown'] : ['days', { count: signatureDays }]
  return [reached, judged('virus_signatures', age, !isOld, 'warning')]
}
