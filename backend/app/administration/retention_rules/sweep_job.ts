import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { retentionKinds } from '#core/retention/kinds'
import { sweepPast } from '#core/retention/sweep'
import { SWEEP_PAST } from './job_names.js'
import { beginRun, endRun, noteBatch } from './note_run.js'

/** Removes what is past by every rule. What an attempt has removed stays removed, and is counted once. */
export class SweepPastJob extends Job<object> {
  static jobName = SWEEP_PAST
  static timeoutSeconds = 6 * 3600

  async handle({ job, signal, progress, complete }: JobContext<object>) {
    const kinds = retentionKinds()
    let removed = 0
    for (const [at, kind] of kinds.entries()) {
      await progress((100 * at) / kinds.length)
      const before = await beginRun(kind, job.id)
      if (before === null) continue
      const { left } = await sweepPast(kind, {
        ...{ before, signal },
        note: (uow, batch) => noteBatch(uow, kind, batch),
      })
      removed += await endRun(kind, left)
    }
    await complete(async () => ({ removed }))
  }
}

registerJob(SweepPastJob)
