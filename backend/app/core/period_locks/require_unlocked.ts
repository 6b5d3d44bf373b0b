import { AppError } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { PostedModule } from './lock_modules.js'

/**
 * The last locked day of a part of the books; null while none is. It stays so until this unit ends:
 * who locks waits for those who are posting, who posts afterwards sees the lock.
 */
export async function lockedThrough(uow: UnitOfWork, module: PostedModule): Promise<string | null> {
  const rows: { locked_through_on: string | null }[] = await uow.trx
    .from('period_locks')
    .whereIn('module', ['all', module])
    .orderBy('id')
    .forShare()
    .select('locked_through_on')
  const days = rows.flatMap(({ locked_through_on: day }) => day ?? [])
  return days.sort().at(-1) ?? null
}

/**
 * Refuses a document that is dated into a locked period. `field` is what the person entered the day
 * in; null where the day was not theirs to choose.
 * @throws AppError 422 PERIOD_LOCKED
 */
export async function requireUnlocked(
  uow: UnitOfWork,
  module: PostedModule,
  { day, field = null }: { day: string; field?: string | null }
) {
  const through = await lockedThrough(uow, module)
  if (!through || day > through) return
  throw new AppError(422, 'PERIOD_LOCKED', {
    params: { day: through },
    ...(field && { fields: { [field]: ['periodLocked'] } }),
  })
}
