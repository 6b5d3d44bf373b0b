import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { isDuplicate, isForeignKey } from '#core/database/failures'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { jobBefore, recordEdit, recordJoining } from '#people/job_history/record_change'
import { refuseCircleSince } from '#people/job_history/manager_plan'
import { joined } from '#people/shared/moments'
import { checkEmployee, requireChoices } from './check_employee.js'
import Employee from './employee.js'
import { EMPLOYEES } from './number_series.js'
import { recordEmployee } from './record_employee.js'
import type { createEmployeeValidator, updateEmployeeValidator } from './validator.js'

export type NewEmployee = Infer<typeof createEmployeeValidator>
export type EmployeeChanges = Infer<typeof updateEmployeeValidator>

/** Enters someone who joins. @throws AppError 422 for what does not go together */
export async function createEmployee(
  uow: UnitOfWork,
  { number, ...input }: NewEmployee
): Promise<Employee> {
  const employee = new Employee().useTransaction(uow.trx)
  employee.merge(emptyColumns(Employee))
  employee.merge({ status: 'active', employmentType: 'full_time', version: 1 })
  employee.createdBy = uow.actor.id
  employee.number = number ?? (await nextNumber(uow.trx, EMPLOYEES, yearOf(input.joinOn)))
  // a number of the series that the series has not given would be given a second time
  if (number?.startsWith(`${EMPLOYEES.prefix}-`)) throw invalid({ number: ['taken'] })
  await fillAndSave(uow, employee, input)
  await recordJoining(uow, employee)
  await recordEmployee(uow, 'create', employee, { after: employee.toAudit() })
  await joined(uow, employee)
  return employee
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Changes a locked employee. @throws AppError 422 as above, 409 MANAGER_CIRCLE */
export async function updateEmployee(
  uow: UnitOfWork,
  employee: Employee,
  input: EmployeeChanges
): Promise<Employee> {
  const before = employee.toAudit()
  const job = jobBefore(employee)
  employee.version++
  await fillAndSave(uow, employee, input)
  await recordEdit(uow, employee, job)
  await recordEmployee(uow, 'update', employee, { before, after: employee.toAudit() })
  return employee
}

async function fillAndSave(uow: UnitOfWork, employee: Employee, input: EmployeeChanges) {
  await requireChoices(uow.trx, input, employee as never)
  employee.merge(input)
  await checkEmployee(uow, employee)
  employee.refreshDerived()
  employee.updatedBy = uow.actor.id
  await employee.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ number: ['taken'] }) : error
  })
  if (employee.managerId !== null) await refuseCircleSince(uow, employee.id, today())
}

/**
 * Deletes someone who was entered by mistake and whom nothing refers to.
 * @throws AppError 409 IN_USE
 */
export async function deleteEmployee(uow: UnitOfWork, employee: Employee) {
  const head = await uow.trx.from('departments').where('head_id', employee.id).first()
  if (head || employee.photoFileId) throw conflict('IN_USE')
  await employee.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await recordEmployee(uow, 'delete', employee, { before: employee.toAudit() })
}
