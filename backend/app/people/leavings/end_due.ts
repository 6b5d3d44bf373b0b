import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { AppError } from '#core/base/app_error'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { firstTime } from '#core/scheduled/first_time'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockEmployee } from '#people/employees/record_employee'
import { applyTo } from '#people/job_changes/apply_changes'
import { endLeaving } from './end_leaving.js'
import Leaving from './leaving.js'
import { notifyKept } from './messages.js'

/**
 * Ends the access of everyone whose last day is over, each in a unit of work of its own and once: whoever
 * was ended is left alone, so this may run at any time and in several processes.
 * @param day as the firm's clock has it
 * @returns how many left
 */
export async function endDue(day: string = today()): Promise<number> {
  const due = await db
    .from('leavings')
    .whereNull('ended_at')
    .where('ends_on', '<=', day)
    .orderBy('id')
    .select('id', 'employee_id')
  let ended = 0
  for (const { id, employee_id: employeeId } of due)
    try {
      if (await transact(SYSTEM_ACTOR, (uow) => endOne(uow, id, employeeId, day))) ended++
    } catch (err) {
      // one who has to stay keeps nobody else's access open
      logger.error({ err, leavingId: id }, 'the access of somebody who left did not end')
      if (err instanceof AppError && err.code === 'LAST_ADMIN')
        await transact(SYSTEM_ACTOR, (uow) => reportKept(uow, id, employeeId))
    }
  return ended
}

async function endOne(uow: UnitOfWork, id: number, employeeId: number, day: string) {
  // in this order everywhere: the person, then what is planned of them
  await applyTo(uow, employeeId, day)
  const employee = await lockEmployee(uow, employeeId)
  const leaving = await Leaving.query({ client: uow.trx }).where('id', id).forUpdate().first()
  // moved, called off or ended meanwhile
  if (!leaving || leaving.endedAt || !leaving.isDue(day)) return false
  await endLeaving(uow, leaving, employee)
  return true
}

async function reportKept(uow: UnitOfWork, id: number, employeeId: number) {
  if (!(await firstTime(uow, `leaving-kept:${id}`))) return
  await notifyKept(uow, await lockEmployee(uow, employeeId))
}
