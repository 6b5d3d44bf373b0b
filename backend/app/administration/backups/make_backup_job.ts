import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOffSite } from '#core/backup/copy_off_site'
import { backupFolder, copyFolder } from '#core/backup/places'
import { reasonOf } from '#core/backup/refusal'
import { runCommand } from '#core/backup/run_command'
import { requireRoom } from '#core/disk/room'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import { MAKE_BACKUP } from './job_names.js'
import {
  beginBackup,
  completeBackup,
  failBackup,
  type Copied,
  type Outcome,
} from './note_backup.js'

interface Order {
  origin: 'hand' | 'schedule'
}

/** Copies database and files into the folder of the installation, and once more where a second one is named. */
export class MakeBackupJob extends Job<Order> {
  static jobName = MAKE_BACKUP
  static timeoutSeconds = 6 * 3600

  async handle(context: JobContext<Order>) {
    const { payload, job, signal } = context
    const id = await context.effect('begin', (uow) => beginBackup(uow, job, payload.origin))
    try {
      const made = await carryOut(context)
      const copied = await secondCopy(made, signal)
      await context.complete((uow) => completeBackup(uow, id, made, copied))
    } catch (error) {
      signal.throwIfAborted()
      const reason = reasonOf(error)
      await failBackup(id, reason)
      throw new PermanentJobError(reason.key, reason.params, { cause: error })
    }
  }
}

async function carryOut({ signal, progress }: JobContext<Order>): Promise<Outcome> {
  await requireRoom()
  const folder = backupFolder()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return runCommand<Outcome>({
    command: ['portal:backup', `--to=${folder}`],
    report: join(folder, `.${randomUUID()}.report`),
    ...{ signal, progress },
  })
}

/** A share that is away spoils no backup: what is wrong with it is noted beside it. */
async function secondCopy({ place }: Outcome, signal: AbortSignal): Promise<Copied> {
  const folder = copyFolder()
  if (!folder) return { copyPlace: null, copyError: null }
  try {
    return { copyPlace: await copyOffSite(place, folder), copyError: null }
  } catch (error) {
    signal.throwIfAborted()
    return { copyPlace: null, copyError: reasonOf(error) }
  }
}

registerJob(MakeBackupJob)
