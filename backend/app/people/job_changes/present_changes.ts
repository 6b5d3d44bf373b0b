import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { forbidden, notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import { referencedNames } from '#core/resources/records'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Employee from '#people/employees/employee'
import { mayRead } from '#people/employees/field_rules'
import { relationsTo } from '#people/shared/relations'
import JobChange from '#people/job_history/job_change'

/** @throws AppError 404, or 403 FIELD_NOT_YOURS for who may not read the job of this person */
export async function requireJobReader(ctx: HttpContext, id: number) {
  const employee = await Employee.find(id)
  if (!employee) throw notFound()
  const relation = (await relationsTo(ctx, [id]))(id)
  if (!mayRead('job', relation, ctx.abilities)) throw forbidden('FIELD_NOT_YOURS')
  return employee
}

/** The changes of an employee, the latest day first. Why someone left is for HR alone. */
export async function presentChanges(ctx: HttpContext, employeeId: number, uow?: UnitOfWork) {
  const changes = await JobChange.query(uow && { client: uow.trx })
    .where({ employeeId })
    .orderBy('effectiveOn', 'desc')
    .orderBy('id', 'desc')
  const client = uow?.trx ?? db
  const named = (table: string, ids: (number | null)[]) =>
    referencedNames({ table, name: 'name', nameAr: 'name_ar' }, ids, client, languageNow())
  const departments = await named(
    'departments',
    changes.map(({ departmentId }) => departmentId)
  )
  const managers = await named(
    'employees',
    changes.map(({ managerId }) => managerId)
  )
  const authors = await userNames(
    changes.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const isHr = ctx.abilities.has('employees.private')
  const manages = ctx.abilities.has('employees.manage')
  return changes.map((change) => {
    const { id, kind, effectiveOn, departmentId, managerId, position, positionAr } = change
    const { location, grade, employmentType, status, endOn, reason } = change
    const isPlanned = change.appliedAt === null
    return {
      ...{ id, kind, effectiveOn, departmentId, managerId, position, positionAr },
      ...{ location, grade, employmentType, status, endOn, reason },
      endReason: isHr ? change.endReason : null,
      stated: change.stated.filter((field) => isHr || field !== 'endReason'),
      departmentName: departments.get(departmentId!) ?? null,
      managerName: managers.get(managerId!) ?? null,
      createdByName: authors.get(change.createdBy!) ?? null,
      isPlanned,
      can: { delete: manages && isPlanned },
    }
  })
}
