import { randomUUID } from 'node:crypto'
import type { JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Folder from '#files/shared/models/folder'
import type { CopyPlan } from './plan_copy.js'
import { stageFolder } from './staged.js'

const BATCH = 25

type Context = Pick<JobContext<unknown>, 'job' | 'effect'>

interface Place {
  target: Folder
  /** Learns the id of the top folder as soon as it is there. */
  onTop: (id: number) => void
}

/** Makes the folders of a copy. @returns their ids by those of their sources */
export async function stageFolders(
  { job, effect }: Context,
  { source, folders }: CopyPlan,
  { target, onTop }: Place
): Promise<Map<number, number>> {
  const topId = await effect(randomUUID(), async (uow) => {
    const home = await locked(uow, target.id)
    return (await stageFolder(uow, home, { name: job.id })).id
  })
  onTop(topId)
  const copies = new Map([[source.id, topId]])
  const below = folders.filter(({ id }) => id !== source.id)
  for (let at = 0; at < below.length; at += BATCH) {
    const slice = below.slice(at, at + BATCH)
    const made = await effect(randomUUID(), (uow) =>
      uow.gatherAudits(() => stageSlice(uow, slice, { topId, copies }))
    )
    for (const [id, copyId] of made) copies.set(id, copyId)
  }
  return copies
}

interface Made {
  topId: number
  copies: ReadonlyMap<number, number>
}

async function stageSlice(uow: UnitOfWork, slice: readonly Folder[], { topId, copies }: Made) {
  const made = new Map<number, number>()
  for (const { id, parentId, name, nameAr } of slice) {
    const parent = await locked(uow, made.get(parentId!) ?? copies.get(parentId!)!)
    const copy = await stageFolder(uow, parent, { name, nameAr, stagedWith: topId })
    made.set(id, copy.id)
  }
  return [...made]
}

/** As it is now: someone may have moved the folder that the copy lies in. */
function locked(uow: UnitOfWork, id: number): Promise<Folder> {
  return Folder.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
}
