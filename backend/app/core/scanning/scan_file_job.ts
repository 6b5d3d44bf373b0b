import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { writer } from '#core/database/writer'
import { SCAN_FILE } from '#core/storage/note_arrival'
import { scanningOn } from '#core/storage/scan_gate'
import { examine } from './examine.js'
import { noteFinding } from './note_finding.js'

/** Scans the bytes of one file. While the scanner is away, the backlog comes back to it. */
export class ScanFileJob extends Job<{ scanId: number }> {
  static jobName = SCAN_FILE
  static timeoutSeconds = 300

  async handle({ payload, signal, complete }: JobContext<{ scanId: number }>) {
    const scan = await writer().from('file_scans').where('id', payload.scanId).first()
    if (!scan || !scanningOn()) return
    const finding = await examine(scan.storage_key, signal)
    await complete(async (uow) => ({ state: await noteFinding(uow, payload.scanId, finding) }))
  }
}

registerJob(ScanFileJob)
