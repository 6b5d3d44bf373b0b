import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Stable: rows of the database name it. */
export const DRILL_RESTORE = 'backups.drill'

/** Orders a drill; while one waits or runs, that one. */
export function orderDrill(uow: UnitOfWork, origin: 'hand' | 'schedule') {
  return uow.enqueue({
    type: DRILL_RESTORE,
    title: 'Restore drill',
    titleAr: 'تجربة استعادة',
    payload: { origin },
    dedupKey: DRILL_RESTORE,
  })
}
