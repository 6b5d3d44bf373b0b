import { randomUUID } from 'node:crypto'
import { writer } from '#core/database/writer'
import type { JobContext } from '#core/jobs/define_job'
import { removeTmpFile } from '#core/storage/tmp_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { copyOf } from '#files/files/add_version'
import { storeCopy } from '#files/files/copy_file'
import { markDrawings } from '#files/files/supersede'
import type File from '#files/shared/models/file'
import Folder from '#files/shared/models/folder'
import { filesOf, type CopyPlan } from './plan_copy.js'

/** One transaction holds so many files, and no more than so many bytes unless it is one file. */
const BATCH = 10
const BATCH_BYTES = 8 * 1024 * 1024

type Context = Pick<JobContext<unknown>, 'effect' | 'progress' | 'signal'>

/** Copies the files of a plan into the folders that were made for them. */
export async function stageFiles(
  context: Context,
  plan: CopyPlan,
  copies: ReadonlyMap<number, number>
): Promise<void> {
  const topId = copies.get(plan.source.id)!
  let done = 0
  let last = 0
  for (;;) {
    const files = await filesOf(writer(), plan.folders)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
    if (!files.length) break
    const slice = within(files, BATCH_BYTES)
    await stageSlice(context, slice, { copies, topId })
    last = slice.at(-1)!.id
    done += slice.length
    await context.progress((95 * done) / Math.max(plan.files, done))
  }
  await markRevisions(context, topId)
}

/** The first of some files, as many as are small enough together; at least one. */
function within(files: readonly File[], bytes: number): File[] {
  let left = bytes
  return files.filter((file, i) => {
    const fits = left >= 0 && (left -= Number(file.size)) >= 0
    return fits || i === 0
  })
}

interface Homes {
  copies: ReadonlyMap<number, number>
  topId: number
}

/** The bytes are copied before the transaction begins: no one waits for the disk. */
async function stageSlice(
  { effect, signal }: Context,
  files: readonly File[],
  { copies, topId }: Homes
): Promise<void> {
  const copied: Awaited<ReturnType<typeof copyOf>>[] = []
  const stage = async (uow: UnitOfWork) => {
    for (const [i, source] of files.entries()) {
      const folderId = copies.get(source.folderId!)!
      const folder = await Folder.findOrFail(folderId, { client: uow.trx })
      await storeCopy(uow, { source, bytes: copied[i], folder, stagedWith: topId })
    }
  }
  try {
    for (const { storageKey } of files) {
      signal.throwIfAborted()
      copied.push(await copyOf(storageKey))
    }
    await effect(randomUUID(), (uow) => uow.gatherAudits(() => stage(uow)))
  } finally {
    for (const { path } of copied) await removeTmpFile(path)
  }
}

/** Marks which drawing replaces which, as it is in any folder. */
async function markRevisions({ effect }: Context, topId: number): Promise<void> {
  const drawings: { folderId: number; drawingNumber: string }[] = await writer()
    .from('files')
    .where('trash_root_id', topId)
    .whereNotNull('drawing_number')
    .groupBy('folder_id', 'drawing_number')
    .havingRaw('COUNT(*) > 1')
    .select('folder_id as folderId', 'drawing_number as drawingNumber')
  for (let at = 0; at < drawings.length; at += BATCH) {
    const slice = drawings.slice(at, at + BATCH)
    await effect(randomUUID(), async (uow) => {
      for (const drawing of slice) await markDrawings(uow, drawing, topId)
    })
  }
}
