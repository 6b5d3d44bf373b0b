import { writer } from '#core/database/writer'
import { Job, JobStopped, registerJob, type JobContext } from '#core/jobs/define_job'
import { sectionStates } from '#core/sections/section_states'
import { openFolder } from '#files/shared/folder_access'
import { viewerOfRequester } from '#files/shared/viewer'
import { COPY_FOLDER, type CopyOrder } from './order_copy.js'
import { planCopy, requireRoomFor } from './plan_copy.js'
import { removeLeftBy, removeStaged } from './remove_staged.js'
import { reveal } from './staged.js'
import { stageFiles } from './stage_files.js'
import { stageFolders } from './stage_folders.js'

type Context = JobContext<CopyOrder>

/**
 * Copies a large folder, a few rows in each transaction so that others write meanwhile. What is made is
 * seen when it is whole, or never.
 */
export class CopyFolderJob extends Job<CopyOrder> {
  static jobName = COPY_FOLDER
  static timeoutSeconds = 3600

  async handle(context: Context) {
    const { job, payload } = context
    await removeLeftBy(job.id)
    await sectionStates.fresh()
    const viewer = await viewerOfRequester(job.createdBy)
    const { folder: source } = await openFolder(viewer, payload.sourceId, 'view')
    const { folder: target } = await openFolder(viewer, payload.targetId, 'upload')
    const plan = await planCopy(writer(), viewer, { source, target })
    await requireRoomFor(plan)
    let topId: number | null = null
    try {
      const copies = await stageFolders(context, plan, { target, onTop: (id) => (topId = id) })
      await stageFiles(context, plan, copies)
      await context.complete(async (uow) => {
        const still = await viewerOfRequester(job.createdBy, uow.trx)
        await openFolder(still, source.id, 'view', { unit: uow })
        const { folder: home } = await openFolder(still, target.id, 'upload', { unit: uow })
        const copy = await reveal(uow, copies.get(source.id)!, { source, target: home })
        return { folderId: copy.id, folders: plan.folders.length, files: plan.files }
      })
    } catch (error) {
      if (topId !== null && isOursToTidy(error)) await removeStaged(topId)
      throw error
    }
  }
}

/** Who takes the job over removes what was left first; a process that ends has no time for it. */
function isOursToTidy(error: unknown): boolean {
  return !(error instanceof JobStopped) || !['lost', 'shutdown'].includes(error.stopCause)
}

registerJob(CopyFolderJob)
