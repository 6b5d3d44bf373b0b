import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { followLastDay } from '#people/checklists/open_checklist'
import type Employee from '#people/employees/employee'
import { leave } from '#people/job_changes/change_job'
import { endLeaving } from './end_leaving.js'
import Leaving from './leaving.js'
import type { leavingValidator } from './validator.js'

/**
 * Enters the last day of a locked employee, or moves it. Access ends with that day; at once where the day
 * is over, or where it has to.
 * @throws AppError as `leave`, 422 for an unknown successor, 409 LOCKED once their access has ended
 */
export async function enterLeaving(
  uow: UnitOfWork,
  employee: Employee,
  { successorId = null, immediate = false, ...input }: Infer<typeof leavingValidator>
) {
  const planned = await plannedOf(uow, employee.id)
  if (planned?.endedAt) throw conflict('LOCKED')
  await requireSuccessor(uow, employee, successorId)
  const change = await leave(uow, employee, input)
  const leaving = new Leaving().useTransaction(uow.trx)
  leaving.merge({ ...emptyColumns(Leaving), lastDayOn: input.lastDayOn, immediate, successorId })
  leaving.merge({ employeeId: employee.id, jobChangeId: change.id, endsOn: change.effectiveOn })
  leaving.merge({ createdBy: uow.actor.id, updatedBy: uow.actor.id, version: 1 })
  await leaving.save()
  await followLastDay(uow, employee, input.lastDayOn)
  if (leaving.isDue(today())) await endLeaving(uow, leaving, employee)
}

/** The leaving whose last day is not over, locked. */
function plannedOf({ trx }: UnitOfWork, employeeId: number): Promise<Leaving | null> {
  return Leaving.query({ client: trx })
    .where({ employeeId })
    .whereIn(
      'jobChangeId',
      trx.from('job_changes').whereNull('applied_at').where('employee_id', employeeId).select('id')
    )
    .forUpdate()
    .first()
}

async function requireSuccessor({ trx }: UnitOfWork, { id }: Employee, successorId: number | null) {
  if (successorId === null) return
  const there = await trx.from('employees').where({ id: successorId, employed: true }).first()
  if (!there || successorId === id) throw invalid({ successorId: ['absent'] })
}

/** Whether a planned last day may still be called off. @throws AppError 409 LOCKED once their access has ended */
export async function requireNotEnded({ trx }: UnitOfWork, jobChangeId: number) {
  const leaving = await Leaving.query({ client: trx }).where({ jobChangeId }).forUpdate().first()
  if (leaving?.endedAt) throw conflict('LOCKED')
}
