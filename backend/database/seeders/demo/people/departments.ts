import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { emptyColumns } from '#core/database/empty_columns'
import { auditOf } from '#core/resources/records'
import type { DemoContext } from '#database/seeders/demo/context'
import Department from '#people/departments/department'
import DepartmentMove from '#people/departments/department_move'
import { departments } from '#people/departments/resource'
import type Employee from '#people/employees/employee'
import { DEPARTMENTS } from './departments_data.js'
import type { PlannedPerson } from './plan.js'

export type Office = Department

/** The departments of the demo company, as they have stood since it was founded. */
export async function seedDepartments({ trx, now, users }: DemoContext) {
  const made = new Map<string, Office>()
  const foundedOn = now.minus({ years: 12 }).startOf('year').toISODate()!
  const by = { version: 1, createdBy: users['hr.manager'].id, updatedBy: users['hr.manager'].id }
  for (const [code, name, nameAr, above, costCentre] of DEPARTMENTS) {
    const office = new Department().useTransaction(trx)
    office.merge({ ...emptyColumns(Department), ...by, code, name, nameAr, costCentre })
    office.merge({ active: true, budgetedPosts: 0 })
    office.parentDepartmentId = above === null ? null : made.get(above)!.id
    await office.save()
    const move = new DepartmentMove().useTransaction(trx)
    move.merge({ ...emptyColumns(DepartmentMove), ...by, effectiveOn: foundedOn })
    move.merge({ departmentId: office.id, parentDepartmentId: office.parentDepartmentId })
    await move.save()
    made.set(code, office)
  }
  return made
}

/** Who heads each department, and how many posts it has: those filled, and a few more. */
export async function staffDepartments(
  { trx }: DemoContext,
  offices: ReadonlyMap<string, Office>,
  people: ReadonlyMap<PlannedPerson, Employee>
) {
  for (const [code, , , , , open] of DEPARTMENTS) {
    const office = offices.get(code)!
    const own = [...people].filter(([person]) => person.department === code && !person.left)
    office.merge({
      headId: own[0]?.[0].user ? own[0][1].id : null,
      budgetedPosts: own.length + open,
    })
    await office.save()
  }
  await appendAuditRows(
    trx,
    [...offices.values()].map((office) =>
      auditRow(SYSTEM_ACTOR, {
        action: 'create',
        entityType: 'department',
        entityId: office.id,
        label: office.code,
        after: auditOf(office as never, departments.fields),
      })
    )
  )
}
