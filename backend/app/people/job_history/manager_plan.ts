import { conflict } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import JobChange from './job_change.js'

/**
 * Refuses a manager who, on the day of a change or of any later one that is planned, would be managed by
 * the employee.
 * @throws AppError 409 MANAGER_CIRCLE naming who would manage whom all the way round
 */
export async function refuseCircleSince(uow: UnitOfWork, employeeId: number, day: string) {
  const planned = await JobChange.query({ client: uow.trx })
    .whereNull('appliedAt')
    .orderBy('effectiveOn')
    .orderBy('id')
  const ofManagers = planned.filter(({ stated }) => stated.includes('managerId'))
  const later = ofManagers.map(({ effectiveOn }) => effectiveOn).filter((on) => on > day)
  for (const on of new Set([day < today() ? today() : day, ...later])) {
    const then = new Map(
      ofManagers
        .filter(({ effectiveOn }) => effectiveOn <= on)
        .map((change) => [change.employeeId, change.managerId])
    )
    const circle = await circleFrom(uow, employeeId, then)
    if (circle) throw await named(uow, circle)
  }
}

async function circleFrom(
  { trx }: UnitOfWork,
  start: number,
  planned: ReadonlyMap<number, number | null>
): Promise<number[] | null> {
  const path = [start]
  const managerOf = async (id: number): Promise<number | null> => {
    if (planned.has(id)) return planned.get(id)!
    const row = await trx.from('employees').where('id', id).select('manager_id').first()
    return row?.manager_id ?? null
  }
  for (let at = await managerOf(start); at !== null; at = await managerOf(at)) {
    const isKnown = path.includes(at)
    path.push(at)
    if (isKnown) return at === start ? path : null
  }
  return null
}

async function named({ trx }: UnitOfWork, circle: number[]) {
  const isArabic = languageNow() === 'ar'
  const rows = await trx
    .from('employees')
    .whereIn('id', circle)
    .select('id', isArabic ? 'name_ar as name' : 'name')
  const names = new Map<number, string>(rows.map((row) => [row.id, row.name]))
  const path = circle.map((id) => names.get(id) ?? String(id))
  return conflict('MANAGER_CIRCLE', {
    params: { path: path.join(isArabic ? ' ← ' : ' → ') },
    details: { path },
  })
}
