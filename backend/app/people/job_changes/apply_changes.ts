import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Employee from '#people/employees/employee'
import { lockEmployee, recordEmployee } from '#people/employees/record_employee'
import JobChange from '#people/job_history/job_change'
import { JOB_FIELDS, jobOn, type DatedChange } from '#people/job_history/job_on'

/** Brings a locked employee to what their changes say of a day. @returns whether anything was different */
export async function bringUpToDate(
  uow: UnitOfWork,
  employee: Employee,
  day: string = today()
): Promise<boolean> {
  const changes = await JobChange.query({ client: uow.trx }).where('employeeId', employee.id)
  const job = jobOn(changes as unknown as DatedChange[], day)
  if (!job) return false
  const before = employee.toAudit()
  const different = JOB_FIELDS.filter(
    (field) => field in job && (employee[field] ?? null) !== (job[field] ?? null)
  )
  if (!different.length) return false
  employee.merge(Object.fromEntries(different.map((field) => [field, job[field]])))
  employee.refreshDerived()
  employee.updatedBy = uow.actor.id
  employee.version++
  await employee.save()
  await recordEmployee(uow, 'change_job', employee, { before, after: employee.toAudit() })
  return true
}

/**
 * Changes whose day has come take effect, each once: whoever is up to date is left alone, so this may run
 * at any time and in several processes.
 * @returns how many employees were changed
 */
export async function applyChanges(day: string = today()): Promise<number> {
  const due = await db
    .from('job_changes')
    .whereNull('applied_at')
    .where('effective_on', '<=', day)
    .distinct('employee_id')
    .orderBy('employee_id')
  let changed = 0
  for (const { employee_id: id } of due)
    if (await transact(SYSTEM_ACTOR, (uow) => applyTo(uow, id, day))) changed++
  return changed
}

/** Applies the changes of one employee whose day has come. @returns whether anything was different */
export async function applyTo(uow: UnitOfWork, id: number, day: string): Promise<boolean> {
  const employee = await lockEmployee(uow, id)
  const due = await JobChange.query({ client: uow.trx })
    .where('employeeId', id)
    .whereNull('appliedAt')
    .where('effectiveOn', '<=', day)
  // another process was faster
  if (!due.length) return false
  const isDifferent = await bringUpToDate(uow, employee, day)
  for (const change of due) await change.merge({ appliedAt: DateTime.utc() }).save()
  return isDifferent
}
