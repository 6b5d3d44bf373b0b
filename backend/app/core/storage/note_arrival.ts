import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isOwnKey } from './blob_keys.js'
import { scanningOn, type ScanState } from './scan_gate.js'

/** Stable: rows of the database name it. */
export const SCAN_FILE = 'files.scan'
/** Published when bytes turn out to be infected. */
export const FILE_INFECTED = 'files.infected'

/** A file's own job comes first; what it does not reach is looked for by then. */
const LEFT_OVER_SECONDS = 120

export interface Arrival {
  key: string
  fileId: number
  name: string
  size: number
  sha256: string
  /** The key of the stored bytes that these are a copy of. */
  copiedFrom?: string
}

interface Known {
  state: ScanState
  signature: string | null
}

/** Notes bytes that someone brought, and has them scanned; what the portal made itself is not noted. */
export async function noteArrival(uow: UnitOfWork, arrival: Arrival): Promise<void> {
  const { key, fileId, size, sha256, copiedFrom } = arrival
  if (isOwnKey(key)) return
  const { state, signature } = await stateOnArrival(uow, sha256, copiedFrom)
  const due = { waiting: sqlInstant(LEFT_OVER_SECONDS), unscanned: sqlInstant() }
  const name = arrival.name.slice(0, 255)
  const [id] = await uow.trx.table('file_scans').insert({
    ...{ storage_key: key, file_id: fileId, name, size, sha256, state, signature },
    due_at: due[state as keyof typeof due] ?? null,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
    updated_at: sqlInstant(),
  })
  if (state === 'infected') await uow.emit(FILE_INFECTED, { scanIds: [id] })
  if (state === 'waiting') await enqueueScan(uow, { id, fileId, name })
}

/** Bytes that are known to be infected stay so under any name; a copy is what it was copied from. */
async function stateOnArrival(
  { trx }: UnitOfWork,
  sha256: string,
  copiedFrom?: string
): Promise<Known> {
  const scans = () => trx.from('file_scans').select('state', 'signature')
  const infected: Known | null = await scans()
    .where('sha256', sha256)
    .whereIn('state', ['infected', 'removed'])
    .first()
  if (infected) return { ...infected, state: 'infected' }
  const source: Known | null = copiedFrom
    ? await scans().where('storage_key', copiedFrom).first()
    : null
  return source ?? { state: scanningOn() ? 'waiting' : 'unscanned', signature: null }
}

/** Has the bytes of one file scanned by a job. No one started that job, so no one is notified. */
export function enqueueScan(
  uow: UnitOfWork,
  { id, fileId, name }: { id: number; fileId: number; name: string },
  actor = SYSTEM_ACTOR
) {
  const order = {
    type: SCAN_FILE,
    title: `Virus scan of ${name}`,
    titleAr: `فحص الفيروسات في ${name}`,
    payload: { scanId: id },
    entityType: 'file',
    entityId: fileId,
    dedupKey: `${SCAN_FILE}:${id}`,
    maxAttempts: 3,
  }
  return uow.enqueue(order, actor)
}
