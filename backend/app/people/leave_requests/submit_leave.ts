import type { Infer } from '@vinejs/vine/types'
import { openApproval } from '#core/approvals/open_approval'
import { notFound } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { gregorianDate } from '#engines/pdf/print_formats'
import type { LeaveSpan } from '#engines/labour/leave_days'
import type Employee from '#people/employees/employee'
import LeaveType from '#people/leave_types/leave_type'
import { employeeFor } from '#people/employees/employee_for'
import { assessLeave, refuseLate } from './assess_leave.js'
import LeaveRequest from './leave_request.js'
import { LEAVE_REQUESTS } from './number_series.js'
import { recordRequest, LEAVE_REQUEST } from './record_request.js'
import { responsibleFor } from './responsible.js'
import type { createLeaveRequestValidator } from './validator.js'

type Wanted = Infer<typeof createLeaveRequestValidator>

export const spanOf = ({
  fromOn: from,
  toOn: to,
  startsHalf = false,
  endsHalf = false,
}: Pick<Wanted, 'fromOn' | 'toOn' | 'startsHalf' | 'endsHalf'>): LeaveSpan => ({
  ...{ from, to, startsHalf, endsHalf },
})

export async function typeFor(uow: UnitOfWork, id: number): Promise<LeaveType> {
  const type = await LeaveType.query({ client: uow.trx }).where('id', id).first()
  if (!type) throw notFound()
  return type
}

/** Asks for leave: of the manager, else of those whom the rule names. @throws AppError as `assessLeave` */
export async function submitLeave(
  uow: UnitOfWork,
  input: Wanted,
  abilities: ReadonlySet<string>
): Promise<LeaveRequest> {
  const employee = await employeeFor(uow, input.employeeId, abilities)
  const type = await typeFor(uow, input.leaveTypeId)
  const span = spanOf(input)
  if (!abilities.has('employees.manage')) refuseLate(type, span.from)
  const { daysE4 } = await assessLeave(uow.trx, { employee, type, span })
  const request = new LeaveRequest().useTransaction(uow.trx)
  request.merge({ ...emptyColumns(LeaveRequest), employeeId: employee.id, leaveTypeId: type.id })
  request.merge({ fromOn: span.from, toOn: span.to, daysE4, note: input.note || null })
  request.merge({ startsHalf: span.startsHalf, endsHalf: span.endsHalf })
  request.merge({ status: 'submitted', version: 1, createdBy: uow.actor.id })
  request.updatedBy = uow.actor.id
  request.number = await nextNumber(uow.trx, LEAVE_REQUESTS, Number(span.from.slice(0, 4)))
  await request.save()
  await askFor(uow, request, employee, type)
  await recordRequest(uow, 'create', request, { after: request.toAudit() })
  return request
}

async function askFor(uow: UnitOfWork, request: LeaveRequest, employee: Employee, type: LeaveType) {
  const { id, number, fromOn, toOn } = request
  const days = (language: 'en' | 'ar') =>
    [...new Set([fromOn, toOn])].map((day) => gregorianDate(day, language)).join(' – ')
  await openApproval(uow, {
    documentType: LEAVE_REQUEST,
    documentId: id,
    documentNumber: number,
    title: `${employee.name} · ${type.name} · ${days('en')}`,
    titleAr: `${employee.nameAr} · ${type.nameAr} · ${days('ar')}`,
    link: `/hr/leave-requests/${id}`,
    documentVersion: request.version,
    authoredBy: employee.userId,
    writtenIn: [{ entityType: LEAVE_REQUEST, entityId: id, actions: ['create'] }],
    amountMinor: 0,
    currency: setting('currency', 'SAR'),
    responsible: await responsibleFor(uow, employee),
  })
}
