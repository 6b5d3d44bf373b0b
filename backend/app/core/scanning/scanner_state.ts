import scanningConfig from '#config/scanning'
import { scanningOn } from '#core/storage/scan_gate'
import { ScannerAway, scannerVersion } from './clamd.js'

export interface ScannerState {
  answers: boolean
  version: string | null
  /** Days since its signatures were made; null where it does not say. */
  signatureDays: number | null
  isOld: boolean
}

const DAY_MS = 86_400_000

/** Whether the scanner answers and how old its signatures are; null while nothing is scanned. */
export async function scannerState(): Promise<ScannerState | null> {
  if (!scanningOn()) return null
  try {
    const { text, signaturesAt } = await scannerVersion()
    const days = signaturesAt && Math.floor((Date.now() - signaturesAt.getTime()) / DAY_MS)
    const isOld = days === null || days > scanningConfig.oldSignatures
    return { answers: true, version: text, signatureDays: days, isOld }
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error
    return { answers: false, version: null, signatureDays: null, isOld: false }
  }
}
