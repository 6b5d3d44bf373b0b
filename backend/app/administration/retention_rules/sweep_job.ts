import { Job, registerJob, type JobContext } from '#core/jobs/define_job'
import { retentionKinds, type RetentionKind } from '#core/retention/kinds'
import { RuleChanged, sweepPast } from '#core/retention/sweep'
import { SWEEP_PAST } from './job_names.js'
import { beginRun, endRun, noteBatch } from './note_run.js'

/** Removes what is past by every rule. What an attempt has removed stays removed, and is counted once. */
export class SweepPastJob extends Job<object> {
  static jobName = SWEEP_PAST
  static timeoutSeconds = 6 * 3600

  async handle({ job, signal, progress, complete }: JobContext<object>) {
    const kinds = retentionKinds()
    let removed = 0
    const failures: unknown[] = []
    for (const [at, kind] of kinds.entries()) {
      await progress((100 * at) / kinds.length)
      try {
        removed += await runOf(kind, job.id, signal)
      } catch (error) {
        signal.throwIfAborted()
        // one kind that fails keeps no other one; those that ended are not run again by the next attempt
        failures.push(error)
      }
    }
    if (failures.length) throw failures[0]
    await complete(async () => ({ removed }))
  }
}

/** @returns how many went. A rule that was made longer meanwhile holds from the next batch on. */
async function runOf(kind: RetentionKind, jobId: string, signal: AbortSignal): Promise<number> {
  for (;;) {
    const before = await beginRun(kind, jobId)
    if (before === null) return 0
    try {
      const { left } = await sweepPast(kind, {
        ...{ before, signal },
        note: (uow, batch) => noteBatch(uow, kind, batch),
      })
      return await endRun(kind, left)
    } catch (error) {
      if (!(error instanceof RuleChanged)) throw error
    }
  }
}

registerJob(SweepPastJob)
