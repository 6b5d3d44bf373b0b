import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { copyOffSite } from '#core/backup/copy_off_site'
import { copyToStore } from '#core/backup/copy_to_store'
import backupStoreConfig from '#config/backup_store'
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

/** Copies database and files into the folder of the installation, and from there to where copies are kept. */
export class MakeBackupJob extends Job<Order> {
  static jobName = MAKE_BACKUP
  static timeoutSeconds = 6 * 3600

  async handle(context: JobContext<Order>) {
    const { payload, job, signal } = context
    const id = await context.effect('begin', (uow) => beginBackup(uow, job, payload.origin))
    try {
      const made = await carryOut(context)
      const copies = { folder: await copied(made, signal), store: await stored(made, signal) }
      await context.complete((uow) => completeBackup(uow, id, made, copies))
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

function copied({ place }: Outcome, signal: AbortSignal): Promise<Copied> {
  const folder = copyFolder()
  return attempted(folder ? () => copyOffSite(place, folder) : null, signal)
}

const stored = ({ place }: Outcome, signal: AbortSignal) =>
  attempted(backupStoreConfig.bucket ? () => copyToStore(place, signal) : null, signal)

/** A share or a store that is away spoils no backup: what is wrong with it is noted beside it. */
async function attempted(
  copy: (() => Promise<string>) | null,
  signal: AbortSignal
): Promise<Copied> {
  if (!copy) return { place: null, error: null }
  try {
    return { place: await copy(), error: null }
  } catch (error) {
    signal.throwIfAborted()
    return { place: null, error: reasonOf(error) }
  }
}

registerJob(MakeBackupJob)
