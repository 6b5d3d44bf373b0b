import {
  Job,
  JobPostponed,
  PermanentJobError,
  registerJob,
  type JobContext,
} from '#core/jobs/define_job'
import { FilesBusy } from '#core/storage/claim'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { moveFiles, NothingToMove } from './move_files.js'

const MOVE_FILES = 'files.move'

/** Moves stored files to the place of new ones. A job that ends early goes on where it was. */
export class MoveFilesJob extends Job<object> {
  static jobName = MOVE_FILES
  static timeoutSeconds = 24 * 3600

  async handle({ signal, progress, complete }: JobContext<object>) {
    const moved = await moveFiles({ signal, progress }).catch((error: unknown) => {
      if (error instanceof FilesBusy) throw new JobPostponed(error.message)
      if (!(error instanceof NothingToMove)) throw error
      throw new PermanentJobError('jobs.reasons.no_store', {}, { cause: error })
    })
    if (moved.damaged)
      throw new PermanentJobError('jobs.reasons.damaged_files', { count: moved.damaged })
    await complete(async () => moved)
  }
}

/** Orders the move; while one waits or runs, that one. */
export const orderMove = (uow: UnitOfWork) =>
  uow.enqueue({
    ...{ type: MOVE_FILES, title: 'Move stored files', titleAr: 'نقل الملفات المخزّنة' },
    ...{ payload: {}, dedupKey: MOVE_FILES },
  })

registerJob(MoveFilesJob)
