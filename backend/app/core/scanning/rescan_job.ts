import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

const RESCAN = 'files.rescan'
const AT_ONCE = 2000

/** Makes every file due again, e.g. after new signatures; the backlog then scans them in its batches. */
class RescanJob extends Job<object> {
  static jobName = RESCAN
  static timeoutSeconds = 3600

  async handle({ progress, complete }: JobContext<object>) {
    const scans = () => writer().from('file_scans')
    const [{ last }] = await scans().max('id as last')
    for (let from = 0; from < (last ?? 0); from += AT_ONCE) {
      await scans()
        .where('id', '>', from)
        .where('id', '<=', from + AT_ONCE)
        .whereNot('state', 'removed')
        .update({ due_at: sqlInstant(), attempts: 0 })
      await progress((100 * from) / last)
    }
    await complete(async () => {})
  }
}

/** Orders a rescan of everything; while one waits or runs, that one. */
export const orderRescan = (uow: UnitOfWork) =>
  uow.enqueue({
    ...{ type: RESCAN, title: 'Scan all files again', titleAr: 'فحص كل الملفات مجدداً' },
    ...{ payload: {}, dedupKey: RESCAN },
  })

registerJob(RescanJob)
