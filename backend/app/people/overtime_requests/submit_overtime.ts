import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { gregorianDate } from '#engines/pdf/print_formats'
import type Employee from '#people/employees/employee'
import { responsibleFor } from '#people/leave_requests/responsible'
import { employeeFor } from '#people/employees/employee_for'
import { assessOvertime, refuseLate } from './assess_overtime.js'
import { OVERTIME_REQUESTS } from './number_series.js'
import OvertimeRequest from './overtime_request.js'
import { OVERTIME_REQUEST, recordRequest } from './record_request.js'
import type { createOvertimeRequestValidator } from './validator.js'

type Wanted = Infer<typeof createOvertimeRequestValidator>

/**
 * Asks for overtime: of the manager, else of those whom the rule names.
 * @param askedOn the day of the request
 * @throws AppError as `refuseLate` and `assessOvertime`
 */
export async function submitOvertime(
  uow: UnitOfWork,
  input: Wanted,
  abilities: ReadonlySet<string>,
  askedOn = today()
): Promise<OvertimeRequest> {
  const employee = await employeeFor(uow, input.employeeId, abilities)
  const { workedOn, minutes, reason } = input
  const projectId = input.projectId ?? null
  const isLate = workedOn <= askedOn
  const lateReason = (isLate && input.lateReason) || null
  const wanted = { employee, workedOn, projectId, lateReason }
  refuseLate(wanted, askedOn)
  await assessOvertime(uow.trx, wanted)
  const request = new OvertimeRequest().useTransaction(uow.trx)
  request.merge({ ...emptyColumns(OvertimeRequest), employeeId: employee.id, workedOn, minutes })
  request.merge({ projectId, reason, lateReason, status: 'submitted' })
  request.merge({ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
  request.number = await nextNumber(uow.trx, OVERTIME_REQUESTS, Number(workedOn.slice(0, 4)))
  await request.save()
  await askFor(uow, request, employee)
  await recordRequest(uow, 'create', request, { after: request.toAudit() })
  return request
}

async function askFor(uow: UnitOfWork, request: OvertimeRequest, employee: Employee) {
  const { id, number, workedOn, minutes } = request
  const hours = String(Math.round((minutes / 60) * 100) / 100)
  await openApproval(uow, {
    documentType: OVERTIME_REQUEST,
    documentId: id,
    documentNumber: number,
    title: `${employee.name} · ${gregorianDate(workedOn, 'en')} · ${hours} h`,
    titleAr: `${employee.nameAr} · ${gregorianDate(workedOn, 'ar')} · ${hours} س`,
    link: `/hr/overtime-requests/${id}`,
    documentVersion: request.version,
    authoredBy: employee.userId,
    writtenIn: [{ entityType: OVERTIME_REQUEST, entityId: id, actions: ['create'] }],
    amountMinor: 0,
    currency: setting('currency', 'SAR'),
    responsible: await responsibleFor(uow, employee),
  })
}
