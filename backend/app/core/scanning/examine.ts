import scanningConfig from '#config/scanning'
import { BlobDamaged, BlobLocked } from '#core/storage/blob_failures'
import { blobFacts, openUnchecked } from '#core/storage/blobs'
import { scan, ScannerAway, scannerVersion, type Verdict } from './clamd.js'

/** What became of one look at stored bytes. */
export type Finding = { engine: string | null } & (
  | Exclude<Verdict, { kind: 'refused' }>
  | { kind: 'refused'; problem: 'too_large' | 'refused' | 'missing' }
  | { kind: 'away' }
)

/** Sends the bytes under a key to the scanner; what was found is not noted yet. */
export async function examine(key: string, signal?: AbortSignal): Promise<Finding> {
  try {
    const facts = await blobFacts(key)
    if (!facts) return refused('missing')
    if (facts.size > scanningConfig.mostBytes) return refused('too_large')
    const { text: engine } = await scannerVersion()
    const verdict = await scan(await openUnchecked(key), signal)
    return { ...verdict, engine }
  } catch (error) {
    // nothing of it can be read, now or at the next attempt
    if (error instanceof BlobDamaged || error instanceof BlobLocked) return refused('refused')
    if (!(error instanceof ScannerAway)) throw error
    return { kind: 'away', engine: null }
  }
}

const refused = (problem: 'too_large' | 'refused' | 'missing'): Finding => ({
  ...{ kind: 'refused', problem, engine: null },
})
