import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { stillOpen } from '#core/jobs/still_open'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { purgeFiles, purgeFolders } from '#files/trash/purge'
import { stagedCopies } from './staged.js'

const BATCH = 50
const EVERY_SECONDS = 3600

/** Removes a copy that did not become whole, a few rows at a time. One that is seen by now stays. */
export async function removeStaged(topId: number): Promise<void> {
  const staged = (table: string) => writer().from(table).where('trash_root_id', topId).limit(BATCH)
  for (;;) {
    const files = await staged('files').select('id')
    if (!files.length) break
    await transact(SYSTEM_ACTOR, (uow) =>
      purgeFiles(
        uow,
        files.map(({ id }) => id)
      )
    )
  }
  for (;;) {
    // the deepest first; the top folder has the shortest path
    const folders = await staged('folders').select('id').orderByRaw('LENGTH(path) DESC, id DESC')
    if (!folders.length) return
    await transact(SYSTEM_ACTOR, (uow) =>
      purgeFolders(
        uow,
        folders.map(({ id }) => id)
      )
    )
  }
}

/** Removes what earlier attempts of a job have left, whose process died. */
export async function removeLeftBy(jobId: string): Promise<void> {
  for (const copy of await stagedCopies(writer()))
    if (copy.jobId === jobId) await removeStaged(copy.id)
}

/** Removes what jobs have left that were given up or cancelled before they could tidy up. */
export async function removeLeftCopies(): Promise<void> {
  const copies = await stagedCopies(writer())
  const atWork = await stillOpen(copies.map(({ jobId }) => jobId))
  for (const copy of copies) if (!atWork.has(copy.jobId)) await removeStaged(copy.id)
}

registerTask({
  name: 'remove unfinished copies of folders',
  seconds: EVERY_SECONDS,
  run: removeLeftCopies,
})
