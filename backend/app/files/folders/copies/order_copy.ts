import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Folder from '#files/shared/models/folder'
import { requireRoomFor, type CopyPlan } from './plan_copy.js'

/** Stable: rows of the database name it. */
export const COPY_FOLDER = 'files.copy_folder'

export interface CopyOrder {
  sourceId: number
  targetId: number
}

/**
 * Has a large folder copied by a job; ordered twice by one person while it waits or runs, by one job.
 * @throws AppError 507 DISK_FULL where there is no room for all of it
 */
export async function orderCopy(uow: UnitOfWork, plan: CopyPlan, target: Folder) {
  const { source } = plan
  await requireRoomFor(plan)
  return uow.enqueue({
    type: COPY_FOLDER,
    title: `Copy of the folder ${source.name}`,
    titleAr: `نسخ المجلد ${source.nameAr ?? source.name}`,
    payload: { sourceId: source.id, targetId: target.id } satisfies CopyOrder,
    entityType: 'folder',
    entityId: source.id,
    dedupKey: `${COPY_FOLDER}:${uow.actor.id}:${source.id}:${target.id}`,
    maxAttempts: 3,
  })
}
