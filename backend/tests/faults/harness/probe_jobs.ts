/*
 * Kinds of job that only fault tests order. A worker process of a test imports this file ahead of
 * the application; the product never does.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Job, registerJob, type JobContext } from '#core/jobs/define_job'

const directory = process.env.DATA_DIR!

/** An effect that can be counted in the audit log. */
function mark({ job }: JobContext<unknown>, action: string) {
  return { action, entityType: 'probes', entityId: job.id }
}

/** Waits in the middle of its work until the test lets it go on. */
class HoldJob extends Job<{ gate: string }> {
  static jobName = 'faults.hold'

  async handle(context: JobContext<{ gate: string }>) {
    await context.effect('begin', (uow) => uow.audit(mark(context, 'begin')).then(() => undefined))
    appendFileSync(join(directory, `${context.job.id}.begun`), `${process.pid}\n`)
    const gate = join(directory, context.payload.gate)
    while (!existsSync(gate)) await sleep(20, null, { signal: context.signal })
    await context.complete(async (uow) => {
      await uow.audit(mark(context, 'end'))
      return { by: process.pid }
    })
  }
}

class QuickJob extends Job<Record<string, never>> {
  static jobName = 'faults.quick'

  async handle(context: JobContext<Record<string, never>>) {
    await context.complete((uow) => uow.audit(mark(context, 'end')))
  }
}

/** Takes its worker down with it. */
class PoisonJob extends Job<Record<string, never>> {
  static jobName = 'faults.poison'

  async handle() {
    process.kill(process.pid, 'SIGKILL')
    await sleep(10_000)
  }
}

for (const kind of [HoldJob, QuickJob, PoisonJob]) registerJob(kind)
