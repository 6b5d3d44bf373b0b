import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { MAKE_BACKUP } from './job_names.js'

/** Orders a backup; while one waits or is made, that one. */
export function orderBackup(uow: UnitOfWork, origin: 'hand' | 'schedule') {
  return uow.enqueue({
    type: MAKE_BACKUP,
    title: 'Backup',
    titleAr: 'نسخة احتياطية',
    payload: { origin },
    dedupKey: MAKE_BACKUP,
  })
}
