import {
  Job,
  JobPostponed,
  PermanentJobError,
  registerJob,
  type JobContext,
} from '#core/jobs/define_job'
import { FilesBusy } from '#core/storage/claim'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { encryptFiles, WorkRefused, type EncryptionWork } from './encrypt_files.js'

const ENCRYPT_FILES = 'files.encrypt'

interface Payload {
  work: EncryptionWork
}

/** Encrypts stored files, or the other way. A job that ends early goes on where it was. */
export class EncryptFilesJob extends Job<Payload> {
  static jobName = ENCRYPT_FILES
  static timeoutSeconds = 24 * 3600

  async handle({ payload, signal, progress, complete }: JobContext<Payload>) {
    const done = await encryptFiles(payload.work, { signal, progress }).catch((error: unknown) => {
      if (error instanceof FilesBusy) throw new JobPostponed(error.message)
      if (!(error instanceof WorkRefused)) throw error
      throw new PermanentJobError('jobs.reasons.encryption_refused', {}, { cause: error })
    })
    const count = done.damaged + done.locked
    if (count) throw new PermanentJobError('jobs.reasons.files_not_changed', { count })
    await complete(async () => done)
  }
}

const TITLES: Record<EncryptionWork, { title: string; titleAr: string }> = {
  encrypt: { title: 'Encrypt stored files', titleAr: 'تشفير الملفات المخزّنة' },
  decrypt: { title: 'Decrypt stored files', titleAr: 'فك تشفير الملفات المخزّنة' },
  rewrap: { title: 'Change the key of stored files', titleAr: 'تغيير مفتاح الملفات المخزّنة' },
}

/** Orders the work; while the same waits or runs, that one. */
export const orderEncryption = (uow: UnitOfWork, work: EncryptionWork) =>
  uow.enqueue({
    ...{ type: ENCRYPT_FILES, ...TITLES[work] },
    ...{ payload: { work }, dedupKey: `${ENCRYPT_FILES}:${work}` },
  })

registerJob(EncryptFilesJob)
