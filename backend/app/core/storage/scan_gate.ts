import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import scanningConfig from '#config/scanning'
import { conflict } from '#core/base/app_error'
import { isOwnKey } from './blob_keys.js'

/**
 * What the virus scanner knows of the bytes under a key. `unscanned`: open with a mark, because there was
 * no scanner then, or it was away and the setting lets files pass. `removed`: infected, and deleted.
 */
export const SCAN_STATES = [
  'waiting',
  'clean',
  'unscanned',
  'failed',
  'infected',
  'removed',
] as const
export type ScanState = (typeof SCAN_STATES)[number]

export const scanningOn = () => scanningConfig.address !== null

/** Why the bytes are held; null where they may be opened. */
export function holdOf(state: ScanState | null): string | null {
  if (state === 'infected' || state === 'removed') return 'FILE_INFECTED'
  // who has switched scanning off holds nothing back for it
  if (!scanningOn() || state === 'clean' || state === 'unscanned') return null
  return state === 'failed' ? 'FILE_SCAN_FAILED' : 'FILE_NOT_SCANNED'
}

/**
 * Bytes that someone brought are opened once they are known to be clean; what the portal made itself is.
 * @throws AppError 409 FILE_NOT_SCANNED, FILE_SCAN_FAILED, FILE_INFECTED
 */
export async function requireOpenable(key: string, client?: QueryClientContract): Promise<void> {
  await requireAllOpenable([key], client)
}

/** The same for many at once. */
export async function requireAllOpenable(keys: readonly string[], client?: QueryClientContract) {
  const brought = keys.filter((key) => !isOwnKey(key))
  const states = await scanStates(brought, client)
  for (const key of brought) {
    const hold = holdOf(states.get(key) ?? null)
    if (hold) throw conflict(hold)
  }
}

const AT_ONCE = 500

/** The states of these keys; a key without one has never been noted. */
export async function scanStates(
  keys: readonly string[],
  client: QueryClientContract = db.connection()
): Promise<Map<string, ScanState>> {
  const states = new Map<string, ScanState>()
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const rows: { storage_key: string; state: ScanState }[] = await client
      .from('file_scans')
      .whereIn('storage_key', keys.slice(at, at + AT_ONCE))
      .select('storage_key', 'state')
    for (const { storage_key: key, state } of rows) states.set(key, state)
  }
  return states
}

/** Whether any version of a file is infected. */
export async function isInfected(fileId: number): Promise<boolean> {
  const scan = await db
    .from('file_scans')
    .where('file_id', fileId)
    .whereIn('state', ['infected', 'removed'])
    .first()
  return Boolean(scan)
}

const amongThose = async (keys: readonly string[], wanted: readonly ScanState[]) => {
  const states = await scanStates(keys)
  return new Set([...states].flatMap(([key, state]) => (wanted.includes(state) ? [key] : [])))
}

/** Of these keys, those whose bytes are infected. */
export const infectedAmong = (keys: readonly string[]) => amongThose(keys, ['infected', 'removed'])

/** Of these keys, those whose infected bytes an administrator has deleted. */
export const removedAmong = (keys: readonly string[]) => amongThose(keys, ['removed'])

/** What lists and pages show of it: while nothing is scanned, only what is held. */
export function shownScan(key: string, states: ReadonlyMap<string, ScanState>): ScanState | null {
  if (isOwnKey(key)) return null
  const state = states.get(key) ?? 'waiting'
  return scanningOn() || holdOf(state) ? state : null
}
