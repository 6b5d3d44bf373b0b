import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { scanningOn } from '#core/storage/scan_gate'
import { transact } from '#core/unit_of_work/transact'
import { ping, ScannerAway } from './clamd.js'
import { noteFinding } from './note_finding.js'
import { dueScans, SCAN_BACKLOG } from './scan_backlog_job.js'
import { scanAway } from './scan_setting.js'

const AT_ONCE = 50

/** Has what is due scanned, once the scanner answers; until then new files are held or pass. */
export async function scanBacklog(): Promise<boolean> {
  if (!scanningOn() || !(await dueScans(1)).length) return false
  try {
    await ping()
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error
    if (scanAway() === 'pass') await letPass()
    return false
  }
  await transact(SYSTEM_ACTOR, (uow) =>
    uow.enqueue({
      ...{ type: SCAN_BACKLOG, title: 'Virus scan of files', titleAr: 'فحص الفيروسات في الملفات' },
      ...{ payload: {}, dedupKey: SCAN_BACKLOG, maxAttempts: 3 },
    })
  )
  return true
}

/** What waits is due again later, with a mark until then. */
async function letPass() {
  for (;;) {
    const rows = await writer()
      .from('file_scans')
      .where('state', 'waiting')
      .where('due_at', '<=', sqlInstant())
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id')
    if (!rows.length) return
    await transact(SYSTEM_ACTOR, async (uow) => {
      for (const { id } of rows) await noteFinding(uow, id, { kind: 'away', engine: null })
    })
  }
}

registerTask({ name: 'scan files that wait', seconds: 30, run: scanBacklog })
