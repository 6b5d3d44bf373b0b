import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { conflict, notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import type { Client } from '#core/resources/field'
import { lockRecord } from '#core/resources/save_record'
import { referencedNames } from '#core/resources/records'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { placeToday, publishDepartment } from '#people/departments/apply_moves'
import Department from '#people/departments/department'
import DepartmentMove from '#people/departments/department_move'
import { recordMove } from '#people/departments/move_department'
import { departments } from '#people/departments/resource'
import { moveValidator } from '#people/departments/validator'

export default class DepartmentMovesController {
  /** Where a department belonged and will belong, the latest day first. */
  async index(ctx: HttpContext) {
    if (!(await Department.find(ctx.params.id))) throw notFound()
    return movesOf(ctx, ctx.params.id)
  }

  /** From that day on it belongs elsewhere; a day that has come takes effect at once. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, moveValidator)
    const place = { id: ctx.params.id, expectedVersion: requireVersion(ctx) }
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const department = await lockDepartment(uow, place)
      await recordMove(uow, department, input)
      if (!(await placeToday(uow, department))) await touch(uow, department, 'plan_move', input)
      return movesOf(ctx, department.id, uow.trx)
    })
  }

  /** A move that has not taken effect yet is called off. */
  async destroy(ctx: HttpContext) {
    const place = { id: ctx.params.id, expectedVersion: requireVersion(ctx) }
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const department = await lockDepartment(uow, place)
      const move = await DepartmentMove.query({ client: uow.trx })
        .where({ id: ctx.params.moveId, departmentId: department.id })
        .first()
      if (!move) throw notFound()
      if (move.effectiveOn <= today()) throw conflict('LOCKED')
      await move.delete()
      await touch(uow, department, 'cancel_move', { effectiveOn: move.effectiveOn })
    })
  }
}

const lockDepartment = (uow: UnitOfWork, place: { id: number; expectedVersion: number }) =>
  lockRecord(uow, departments, Department, place) as Promise<Department>

/** What is planned belongs to the department: who read it before has read something older. */
async function touch(
  uow: UnitOfWork,
  department: Department,
  action: string,
  { effectiveOn, ...after }: Record<string, unknown>
) {
  department.updatedBy = uow.actor.id
  department.version++
  await department.save()
  const about = { entityType: 'department', entityId: department.id, label: department.code }
  await uow.audit({ action, ...about, after: { ...after, effectiveOn } })
  publishDepartment(uow, department.id)
}

async function movesOf(ctx: HttpContext, departmentId: number, client: Client = db) {
  const trx = client === db ? {} : { client: client as never }
  const moves = await DepartmentMove.query(trx)
    .where({ departmentId })
    .orderBy('effectiveOn', 'desc')
  const ids = moves.map((move) => move.parentDepartmentId)
  const named = { table: 'departments', name: 'name', nameAr: 'name_ar' }
  const names = await referencedNames(named, ids, client, languageNow())
  const mayCancel = ctx.abilities.has('departments.manage')
  return moves.map(({ id, parentDepartmentId, effectiveOn, reason }) => ({
    ...{ id, parentDepartmentId, effectiveOn, reason },
    parentDepartmentName: names.get(parentDepartmentId!) ?? null,
    can: { delete: mayCancel && effectiveOn > today() },
  }))
}
