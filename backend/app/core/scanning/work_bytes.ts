import type { Readable } from 'node:stream'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { JobPostponed } from '#core/jobs/define_job'
import { openBlob, readBlob } from '#core/storage/blobs'
import { scanningOn } from '#core/storage/scan_gate'
import { transact } from '#core/unit_of_work/transact'
import { examine } from './examine.js'
import { noteFinding } from './note_finding.js'

/**
 * The bytes of a stored file for a job: what still waits for the scanner is scanned first.
 * @throws JobPostponed while the scanner is away and files are held; AppError 409 for what is infected
 */
export async function readForWork(key: string, signal?: AbortSignal): Promise<Buffer> {
  await settleScan(key, signal)
  return readBlob(key)
}

/** The same as a stream. */
export async function openForWork(key: string, signal?: AbortSignal): Promise<Readable> {
  await settleScan(key, signal)
  return openBlob(key)
}

async function settleScan(key: string, signal?: AbortSignal) {
  if (!scanningOn()) return
  const scan = await writer()
    .from('file_scans')
    .where({ storage_key: key, state: 'waiting' })
    .select('id')
    .first()
  if (!scan) return
  const finding = await examine(key, signal)
  const state = await transact(SYSTEM_ACTOR, (uow) => noteFinding(uow, scan.id, finding))
  if (state === 'waiting') throw new JobPostponed('the virus scanner is away')
}
