import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { addDays } from '#core/settings/days'
import type Employee from '#people/employees/employee'
import { JOB_FIELDS, type JobField } from '#people/job_history/job_on'
import { recordChange, recordJoining } from '#people/job_history/record_change'

/** What somebody begins with: at work, where they were before they moved. */
function beginningOf(employee: Employee, departmentId: number) {
  const job = Object.fromEntries(JOB_FIELDS.map((field) => [field, employee[field]]))
  return {
    ...(job as Record<JobField, string | number | null>),
    ...{ id: employee.id, joinOn: employee.joinOn, departmentId },
    status: employee.employed ? employee.status : 'active',
    ...{ endOn: null, endReason: null },
  }
}

/** Where somebody worked before, and from when on they work where they are. */
export interface DemoMove {
  departmentId: number
  movedOn: string
}

/** How somebody came to the job that they have; null for who has always had it. */
export async function seedJobHistory(
  unit: UnitOfWork,
  employee: Employee,
  before: DemoMove | null
) {
  const { endOn, endReason, status, departmentId } = employee
  await recordJoining(unit, beginningOf(employee, before?.departmentId ?? departmentId))
  if (before)
    await recordChange(unit, employee, {
      ...{ kind: 'changed', effectiveOn: before.movedOn },
      ...{ reason: 'Moved to another department', job: { departmentId } },
    })
  if (endOn)
    await recordChange(unit, employee, {
      ...{ kind: 'left', effectiveOn: addDays(endOn, 1) },
      job: { status, endOn, endReason },
    })
}
