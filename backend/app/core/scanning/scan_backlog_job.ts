import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { transact } from '#core/unit_of_work/transact'
import { examine } from './examine.js'
import { noteFinding } from './note_finding.js'

/** Stable: rows of the database name it. */
export const SCAN_BACKLOG = 'files.scan_backlog'
/** Files of one job; what is left is for the next one. */
const MOST = 500
const AT_ONCE = 50

/** What no job of its own has scanned: files from before, those of a time without the scanner, rescans. */
export class ScanBacklogJob extends Job<object> {
  static jobName = SCAN_BACKLOG
  static timeoutSeconds = 3600

  async handle({ signal, progress, complete }: JobContext<object>) {
    const counts = { scanned: 0, infected: 0 }
    for (
      let batch = await dueScans();
      batch.length && counts.scanned < MOST;
      batch = await dueScans()
    ) {
      for (const { id, storage_key: key } of batch) {
        signal.throwIfAborted()
        const finding = await examine(key, signal)
        // each is noted by itself: a job that ends early has done what it did
        const state = await transact(SYSTEM_ACTOR, (uow) => noteFinding(uow, id, finding))
        if (finding.kind === 'away') return complete(async () => ({ ...counts, away: true }))
        counts.scanned++
        if (state === 'infected') counts.infected++
        await progress((100 * counts.scanned) / MOST)
      }
    }
    await complete(async () => counts)
  }
}

interface Due {
  id: number
  storage_key: string
}

export const dueScans = (limit = AT_ONCE): Promise<Due[]> =>
  writer()
    .from('file_scans')
    .where('due_at', '<=', sqlInstant())
    .orderBy(['due_at', 'id'])
    .limit(limit)
    .select('id', 'storage_key')

registerJob(ScanBacklogJob)
