import { drill, type Verdict } from '#core/backup/drill'
import { reasonOf } from '#core/backup/refusal'
import { requireRoom } from '#core/disk/room'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { writer } from '#core/database/writer'
import Backup from '#administration/backups/backup'
import { beginDrill, endDrill, failDrill } from './note_drill.js'
import { DRILL_RESTORE } from './order_drill.js'
import RestoreDrill from './restore_drill.js'
import { clearScratches } from './schedule.js'

interface Order {
  origin: 'hand' | 'schedule'
}

/** Restores the newest backup where it harms nothing, and checks what came out. */
export class RestoreDrillJob extends Job<Order> {
  static jobName = DRILL_RESTORE
  static timeoutSeconds = 6 * 3600

  async handle(context: JobContext<Order>) {
    const { payload, job, signal, progress } = context
    const id = await context.effect('begin', (uow) => beginDrill(uow, job, payload.origin))
    if (!id) throw new PermanentJobError('backups.none')
    try {
      await clearScratches()
      const { scratch, backupId, source, folder } = await RestoreDrill.findOrFail(id, {
        client: writer(),
      })
      const { place, checksum, bytes } = await Backup.findOrFail(backupId, { client: writer() })
      await requireRoom(source === 'store' ? 2 * bytes : bytes)
      const stored = source === 'store' ? folder : null
      const verdict: Verdict = await drill({ place: place ?? '', stored, checksum }, scratch, {
        ...{ signal, progress },
      })
      await context.complete(async (uow) => {
        await endDrill(uow, id, verdict)
        return { drillId: id, faults: verdict.faultCount }
      })
    } catch (error) {
      signal.throwIfAborted()
      const reason = reasonOf(error)
      await failDrill(id, reason)
      throw new PermanentJobError(reason.key, reason.params, { cause: error })
    }
  }
}

registerJob(RestoreDrillJob)
