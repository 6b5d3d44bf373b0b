import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { transact } from '#core/unit_of_work/transact'
import { formatDecimal4 } from '#engines/money/money'
import { employeeFor } from '#people/employees/employee_for'
import { assessLeave, refuseLate } from './assess_leave.js'
import { spanOf, typeFor } from './submit_leave.js'
import type { leaveEstimateValidator } from './validator.js'

/** What a request would take, and what could be taken; refused as the request itself would be. */
export async function estimateLeave(
  { actor, abilities }: HttpContext,
  input: Infer<typeof leaveEstimateValidator>
) {
  return transact(actor!, async (uow) => {
    const employee = await employeeFor(uow, input.employeeId, abilities)
    const type = await typeFor(uow, input.leaveTypeId)
    const span = spanOf(input)
    if (!abilities.has('employees.manage')) refuseLate(type, span.from)
    const { daysE4, availableE4 } = await assessLeave(uow.trx, { employee, type, span })
    return {
      days: formatDecimal4(daysE4),
      available: availableE4 === null ? null : formatDecimal4(availableE4),
    }
  })
}
