import { DateTime } from 'luxon'
import { once } from '#core/scheduled/once'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { SWEEP_PAST } from './job_names.js'

/** After most backups, before the working day. */
const HOUR = 4

/** Orders a run over all kinds; while one waits or runs, that one. */
export function orderSweep(uow: UnitOfWork) {
  return uow.enqueue({
    type: SWEEP_PAST,
    title: 'Retention run',
    titleAr: 'تطبيق قواعد الاحتفاظ',
    payload: {},
    dedupKey: SWEEP_PAST,
  })
}

/** The run of this day of the firm, once; later where the portal was off at that hour. */
export async function orderDueSweep(now: DateTime = DateTime.utc()): Promise<boolean> {
  const here = now.setZone(firmZone())
  if (here.hour < HOUR) return false
  return once(`retention:${here.toISODate()}`, orderSweep)
}
