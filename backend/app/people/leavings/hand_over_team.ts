import type { HandedOver } from '#core/handovers/registry'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Department from '#people/departments/department'
import { publishDepartment } from '#people/departments/apply_moves'
import type Employee from '#people/employees/employee'
import { lockEmployee } from '#people/employees/record_employee'
import { bringUpToDate } from '#people/job_changes/apply_changes'
import { recordChange } from '#people/job_history/record_change'
import { teamOf } from '#people/shared/manager_chain'

/**
 * The reports of somebody who leaves, and the departments they head, are their successor's. A successor who
 * works below them moves up first, so that no line of managers comes round.
 */
export async function handOverTeam(
  uow: UnitOfWork,
  employee: Employee,
  successorId: number | null
): Promise<HandedOver[]> {
  const above = employee.managerId
  const handed: HandedOver[] = []
  if (successorId !== null && (await teamOf(uow.trx, employee.id)).includes(successorId))
    handed.push(await giveManager(uow, successorId, above))
  const reports = await uow.trx
    .from('employees')
    .where({ manager_id: employee.id, employed: true })
    .orderBy('id')
    .select('id')
  for (const { id } of reports) handed.push(await giveManager(uow, id, successorId ?? above))
  return [...handed, ...(await handOverDepartments(uow, employee.id, successorId))]
}

async function giveManager(
  uow: UnitOfWork,
  id: number,
  managerId: number | null
): Promise<HandedOver> {
  const report = await lockEmployee(uow, id)
  const change = { effectiveOn: today(), job: { managerId } }
  await recordChange(uow, report, { kind: 'changed', ...change })
  await bringUpToDate(uow, report)
  const { name, nameAr, number } = report
  return {
    ...{ kind: 'employee', recordId: id, link: `/hr/employees/${id}` },
    ...{ label: `${number} · ${name}`, labelAr: `${number} · ${nameAr}` },
  }
}

async function handOverDepartments(
  uow: UnitOfWork,
  headId: number,
  successorId: number | null
): Promise<HandedOver[]> {
  const departments = await Department.query({ client: uow.trx })
    .where({ headId })
    .orderBy('id')
    .forUpdate()
  for (const department of departments) {
    department.merge({ headId: successorId, updatedBy: uow.actor.id })
    department.version++
    await department.save()
    const about = { entityType: 'department', entityId: department.id, label: department.code }
    const [before, after] = [{ headId }, { headId: successorId }]
    await uow.audit({ action: 'update', ...about, before, after })
    publishDepartment(uow, department.id)
  }
  return departments.map(({ id, name, nameAr }) => ({
    ...{ kind: 'department', recordId: id, link: `/hr/departments/${id}` },
    ...{ label: name, labelAr: nameAr },
  }))
}
