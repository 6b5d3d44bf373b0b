import { conflict, invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { requireChoices } from '#people/employees/check_employee'
import type Employee from '#people/employees/employee'
import { recordEmployee } from '#people/employees/record_employee'
import { worksHere, type LeftStatus } from '#people/enums/employees'
import { bringUpToDate } from './apply_changes.js'
import JobChange from '#people/job_history/job_change'
import type { Job } from '#people/job_history/job_on'
import { refuseCircleSince } from '#people/job_history/manager_plan'
import { recordChange } from '#people/job_history/record_change'
import { leavingCalledOff } from '#people/shared/moments'

interface Change {
  effectiveOn: string
  reason?: string | null
  job: Job
}

/**
 * Changes the job of a locked employee from a day on; a day that has come takes effect at once. Who has
 * left comes back by it.
 * @throws AppError 422 for an unknown reference, nothing stated, or a day before they joined; 409 MANAGER_CIRCLE
 */
export async function changeJob(uow: UnitOfWork, employee: Employee, change: Change) {
  const { effectiveOn, reason, job } = change
  if (!Object.keys(job).length) throw invalid({ position: ['required'] })
  await checkReferences(uow, job, effectiveOn, employee)
  const isBack = !employee.employed && typeof job.status === 'string'
  await recordChange(uow, employee, {
    kind: isBack ? 'returned' : 'changed',
    ...{ effectiveOn, reason },
    job: isBack ? { ...job, endOn: null, endReason: null } : job,
  })
  await settle(uow, employee)
  if ('managerId' in job) await refuseCircleSince(uow, employee.id, effectiveOn)
}

async function checkReferences(uow: UnitOfWork, job: Job, effectiveOn: string, employee: Employee) {
  if (effectiveOn < employee.joinOn) throw invalid({ effectiveOn: ['beforeStart'] })
  const { departmentId, managerId, employmentType } = job
  await requireChoices(uow.trx, { employmentType: employmentType as string }, employee as never)
  const known = (table: 'departments' | 'employees', id: unknown) =>
    uow.trx.from(table).where('id', Number(id)).select('id').first()
  if (typeof departmentId === 'number' && !(await known('departments', departmentId)))
    throw invalid({ departmentId: ['absent'] })
  if (typeof managerId === 'number' && !(await known('employees', managerId)))
    throw invalid({ managerId: ['absent'] })
}

interface Leaving {
  lastDayOn: string
  status: LeftStatus
  endReason?: string | null
}

/**
 * Someone leaves: after their last day they work here no longer. A day that was planned before is moved.
 * @throws AppError 422 for a day before they joined, 409 CONFLICT for who has left already
 */
export async function leave(
  uow: UnitOfWork,
  employee: Employee,
  { lastDayOn, status, endReason = null }: Leaving
): Promise<JobChange> {
  if (!worksHere(employee.status)) throw conflict('CONFLICT')
  if (lastDayOn < employee.joinOn) throw invalid({ lastDayOn: ['beforeStart'] })
  const planned = await JobChange.query({ client: uow.trx })
    .where({ employeeId: employee.id, kind: 'left' })
    .whereNull('appliedAt')
  for (const one of planned) await one.delete()
  const change = await recordChange(uow, employee, {
    kind: 'left',
    effectiveOn: formatDay(parseDay(lastDayOn) + 1),
    job: { status, endOn: lastDayOn, endReason },
  })
  await settle(uow, employee)
  return change
}

/** Calls off a change whose day has not come. @throws AppError 409 LOCKED */
export async function callOff(uow: UnitOfWork, employee: Employee, change: JobChange) {
  if (change.appliedAt) throw conflict('LOCKED')
  if (change.kind === 'left')
    await leavingCalledOff(uow, { employeeId: employee.id, jobChangeId: change.id })
  await change.delete()
  await settle(uow, employee, 'cancel_job_change')
}

/** A plan belongs to the employee: who read them before has read something older. */
async function settle(uow: UnitOfWork, employee: Employee, action = 'plan_job_change') {
  if (await bringUpToDate(uow, employee)) return
  employee.updatedBy = uow.actor.id
  employee.version++
  await employee.save()
  await recordEmployee(uow, action, employee, {})
}
