import { PermanentJobError, type JobContext } from '#core/jobs/define_job'
import { storeBuffer } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { printDocument } from './print_document.js'

/** A paper that a job prints and keeps. */
interface Paper {
  /** Name of the file. */
  name: string
  /** Whose file it is; `ownerType` names the rule of who reads it. */
  owner: { ownerType: string; ownerId: number | null }
  /** The whole document; loaded late, so that what lays it out is loaded by the worker alone. */
  html: () => Promise<string>
  /** What else is written once the file stands, in the same transaction. */
  keep?: (uow: UnitOfWork, fileId: number) => Promise<void>
}

/**
 * Prints a paper, keeps it as a file of its record and ends the job with it. `prepare` finds what is
 * printed and answers null where it is gone or not for the person who ordered it.
 * @throws PermanentJobError when there is nothing to print
 */
export async function printJob<Payload>(
  { signal, progress, complete }: Pick<JobContext<Payload>, 'signal' | 'progress' | 'complete'>,
  prepare: () => Promise<Paper | null>
) {
  const paper = await prepare()
  if (!paper) throw new PermanentJobError('jobs.reasons.record_gone')
  await progress(20)
  const content = await printDocument(await paper.html(), signal)
  await complete(async (uow) => {
    const label = { name: paper.name, mime: 'application/pdf', extension: 'pdf', content }
    const { id: fileId } = await storeBuffer(uow, label, paper.owner)
    await paper.keep?.(uow, fileId)
    return { fileId, fileName: paper.name }
  })
}
