import scanningConfig from '#config/scanning'
import { sqlInstant } from '#core/database/instants'
import { publishLive } from '#core/live/publish_live'
import { FILE_INFECTED } from '#core/storage/note_arrival'
import type { ScanState } from '#core/storage/scan_gate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Finding } from './examine.js'
import { scanAway } from './scan_setting.js'

interface ScanRow {
  id: number
  file_id: number
  name: string
  sha256: string
  state: ScanState
  attempts: number
  version: number
}

/** Notes what one look has found. @returns the state that holds now; null when the file is gone */
export async function noteFinding(
  uow: UnitOfWork,
  scanId: number,
  finding: Finding
): Promise<ScanState | null> {
  const scan: ScanRow | null = await uow.trx
    .from('file_scans')
    .where('id', scanId)
    .forUpdate()
    .first()
  if (!scan || scan.state === 'removed') return scan && 'removed'
  if (finding.kind === 'infected') await quarantine(uow, scan, finding)
  else if (finding.kind === 'clean') await release(uow, scan, finding.engine)
  else return postpone(uow, scan, finding)
  return finding.kind
}

/** Every file of the same bytes is held from now on, whoever has brought it. */
async function quarantine(
  uow: UnitOfWork,
  { sha256 }: ScanRow,
  { signature, engine }: { signature: string; engine: string | null }
) {
  const same: ScanRow[] = await uow.trx
    .from('file_scans')
    .where('sha256', sha256)
    .whereNot('state', 'removed')
    .orderBy('id')
    .forUpdate()
  const scanIds: number[] = []
  for (const scan of same) {
    await save(uow, scan, { state: 'infected', signature, engine, ...settled() })
    if (scan.state === 'infected') continue
    scanIds.push(scan.id)
    await record(uow, scan, 'quarantine', { signature })
  }
  if (scanIds.length) await uow.emit(FILE_INFECTED, { scanIds })
}

/** What was thought to be infected is open again once newer signatures say otherwise. */
async function release(uow: UnitOfWork, scan: ScanRow, engine: string | null) {
  await save(uow, scan, { state: 'clean', signature: null, engine, ...settled() })
  if (scan.state === 'infected') await record(uow, scan, 'release', {})
}

/**
 * What could not be scanned: new files are held or pass, as the setting says. What is open stays open and
 * what is infected stays held, whatever the scanner can't do.
 */
async function postpone(
  uow: UnitOfWork,
  scan: ScanRow,
  finding: Extract<Finding, { kind: 'away' | 'refused' }>
): Promise<ScanState> {
  const isNew = scan.state === 'waiting' || scan.state === 'failed'
  const held = finding.kind === 'away' ? scan.state : 'failed'
  const state = isNew ? (scanAway() === 'pass' ? 'unscanned' : held) : scan.state
  const problem = finding.kind === 'away' ? 'away' : finding.problem
  const attempts = finding.kind === 'away' ? scan.attempts : scan.attempts + 1
  await save(uow, scan, { state, problem, attempts, due_at: nextLook(finding, attempts) })
  return state
}

function nextLook(finding: Extract<Finding, { kind: 'away' | 'refused' }>, attempts: number) {
  const { away, refused, attempts: most } = scanningConfig
  if (finding.kind === 'away') return sqlInstant(away)
  // neither becomes smaller, nor comes back by itself
  if (finding.problem !== 'refused' || attempts >= most) return null
  return sqlInstant(refused)
}

const settled = () => ({ problem: null, attempts: 0, due_at: null, scanned_at: sqlInstant() })

async function save(
  uow: UnitOfWork,
  scan: ScanRow,
  change: Partial<Record<string, unknown>> & { state: ScanState }
) {
  await uow.trx
    .from('file_scans')
    .where('id', scan.id)
    .update({ ...change, version: scan.version + 1, updated_at: sqlInstant() })
  if (change.state === scan.state) return
  const { file_id: id } = scan
  uow.afterCommit(() =>
    publishLive({
      event: 'record',
      ability: 'files.open',
      data: { resource: 'files', id, action: 'update' },
    })
  )
}

const record = (
  uow: UnitOfWork,
  { id, name }: ScanRow,
  action: 'quarantine' | 'release',
  after: Record<string, unknown>
) => uow.audit({ action, entityType: 'file_scan', entityId: id, label: name, after })
