import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { personIn, userNames } from '#core/base/user_names'
import {
  id,
  instant,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
  flag,
} from '#core/openapi/schema'
import { SCAN_STATES, scanningOn } from '#core/storage/scan_gate'
import type FileScan from './file_scan.js'

/** Scans with who brought the file. */
export async function presentScans(scans: FileScan[], client?: QueryClientContract) {
  const names = await userNames(
    scans.map(({ createdBy }) => createdBy),
    client
  )
  return scans.map((scan) => {
    const { createdBy: by } = scan
    return {
      ...facts(scan),
      createdBy: personIn(names, by),
      can: { remove: scan.state === 'infected', rescan: scanningOn() && scan.state !== 'removed' },
    }
  })
}

function facts(scan: FileScan) {
  const { id: scanId, version, fileId, name, sha256, state, signature, engine, problem } = scan
  return {
    ...{ id: scanId, version, fileId, name, sha256, state, signature, engine, problem },
    ...{ size: Number(scan.size), reason: scan.reason },
    createdAt: iso(scan.createdAt)!,
    scannedAt: iso(scan.scannedAt),
  }
}

const iso = (at: FileScan['scannedAt']) => at?.toUTC().toISO() ?? null

export const scanFields = {
  ...{ id, version: whole, fileId: id, name: text, sha256: text, size: whole },
  ...{ state: oneOf(SCAN_STATES), signature: nullable(text), engine: nullable(text) },
  problem: nullable(oneOf(['away', 'too_large', 'refused', 'missing'])),
  reason: nullable(text),
  ...{ createdAt: instant, scannedAt: nullable(instant), createdBy: nullable(person) },
  can: object({ remove: flag, rescan: flag }),
}
