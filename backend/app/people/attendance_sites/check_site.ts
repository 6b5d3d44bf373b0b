import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type AttendanceSite from './attendance_site.js'

/** Hours come in pairs, and a day ends after it began. @throws AppError 422 */
export async function checkHours(_: UnitOfWork, site: AttendanceSite) {
  const pairs = [
    ['closes', site.opens, site.closes],
    ['ramadanCloses', site.ramadanOpens, site.ramadanCloses],
  ] as const
  for (const [field, opens, closes] of pairs) {
    if (Boolean(opens) !== Boolean(closes)) throw invalid({ [field]: ['required'] })
    if (opens && closes && closes <= opens) throw invalid({ [field]: ['afterFrom'] })
  }
}

/** The crew goes with its place; a place with checks stays. */
export async function dismissCrew({ trx }: UnitOfWork, { id }: AttendanceSite) {
  await trx.from('attendance_site_people').where('site_id', id).delete()
}
