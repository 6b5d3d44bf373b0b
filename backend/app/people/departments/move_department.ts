import { conflict, invalid } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { emptyColumns } from '#core/database/empty_columns'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Department from './department.js'
import DepartmentMove from './department_move.js'
import { circleSince, parentsOn } from './department_tree.js'

interface Place {
  parentDepartmentId: number | null
  effectiveOn: string
  reason?: string | null
}

/**
 * Writes down that a department belongs elsewhere from a day on; a second move of a day replaces the first.
 * @throws AppError 422 for an unknown department, 409 DEPARTMENT_CIRCLE naming the way round
 */
export async function recordMove(
  uow: UnitOfWork,
  { id }: Department,
  { parentDepartmentId, effectiveOn, reason = null }: Place
) {
  await requireDepartment(uow, parentDepartmentId)
  const found = await DepartmentMove.query({ client: uow.trx })
    .where({ departmentId: id, effectiveOn })
    .first()
  const move = found ?? new DepartmentMove().useTransaction(uow.trx)
  if (!found) move.merge({ ...emptyColumns(DepartmentMove), version: 0, createdBy: uow.actor.id })
  move.merge({ departmentId: id, parentDepartmentId, effectiveOn, reason, updatedBy: uow.actor.id })
  move.version++
  await move.save()
  await refuseCircle(uow, id, effectiveOn)
  return move
}

async function requireDepartment(uow: UnitOfWork, id: number | null) {
  if (id === null) return
  const known = await uow.trx.from('departments').where('id', id).select('id').first()
  if (!known) throw invalid({ parentDepartmentId: ['absent'] })
}

/** Where a department belongs on a day, by its moves. */
export async function placeOn(uow: UnitOfWork, { id }: Department, day: string) {
  const moves = await DepartmentMove.query({ client: uow.trx }).where('departmentId', id)
  return parentsOn(moves, day).get(id) ?? null
}

/** A department that was saved with another parent has moved today. */
export async function followParent(uow: UnitOfWork, department: Department) {
  const known = await DepartmentMove.query({ client: uow.trx })
    .where('departmentId', department.id)
    .first()
  const { parentDepartmentId } = department
  if (known && (await placeOn(uow, department, today())) === parentDepartmentId) return
  await recordMove(uow, department, { parentDepartmentId, effectiveOn: today() })
}

async function refuseCircle(uow: UnitOfWork, id: number, day: string) {
  const moves = await DepartmentMove.query({ client: uow.trx }).orderBy('id')
  const circle = circleSince(id, moves, day)
  if (!circle) return
  const isArabic = languageNow() === 'ar'
  const rows = await uow.trx
    .from('departments')
    .whereIn('id', circle)
    .select('id', isArabic ? 'name_ar as name' : 'name')
  const names = new Map(rows.map((row) => [row.id, row.name as string]))
  const path = circle.map((at) => names.get(at) ?? String(at))
  throw conflict('DEPARTMENT_CIRCLE', {
    params: { path: path.join(isArabic ? ' ← ' : ' → ') },
    details: { path },
  })
}
