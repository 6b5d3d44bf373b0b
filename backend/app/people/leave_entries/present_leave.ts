import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { forbidden, notFound } from '#core/base/app_error'
import { isoInstant } from '#core/database/instants'
import { nameIn, userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { mayRead } from '#people/employees/field_rules'
import LeaveType from '#people/leave_types/leave_type'
import { relationsTo } from '#people/shared/relations'
import { balancesOf, pendingOf, takenSince } from './balances.js'

/** Newest rows of a ledger that its page shows; what is older is in the sum. */
const MOST_ROWS = 300

/** @throws AppError 404, 403 for who is neither the person, nor above them, nor HR */
export async function requireLeaveOf(ctx: HttpContext, employeeId: number, uow?: UnitOfWork) {
  const client = uow?.trx ?? db
  if (!(await client.from('employees').where('id', employeeId).select('id').first()))
    throw notFound()
  const relation = (await relationsTo(ctx, [employeeId], uow?.trx))(employeeId)
  if (!mayRead('job', relation, ctx.abilities)) throw forbidden()
}

/** What somebody has of each kind of leave, and the rows of the ledger, newest first. */
export async function presentLeave(ctx: HttpContext, employeeId: number, uow?: UnitOfWork) {
  await requireLeaveOf(ctx, employeeId, uow)
  const client = uow?.trx ?? db.connection()
  const types = await LeaveType.query({ client }).orderBy('id')
  const [balances, pending, taken] = await Promise.all([
    balancesOf(client, employeeId),
    pendingOf(client, employeeId),
    takenSince(client, employeeId, `${today().slice(0, 4)}-01-01`),
  ])
  const of = (days: Map<number, number>, { id }: LeaveType) => days.get(id) ?? 0
  return {
    balances: types
      .filter((type) => type.active || of(balances, type))
      .map((type) => ({
        leaveTypeId: type.id,
        ...{ name: type.name, nameAr: type.nameAr, basis: type.basis },
        balance: type.basis === 'accrued' ? formatDecimal4(of(balances, type)) : null,
        pending: formatDecimal4(of(pending, type)),
        takenThisYear: formatDecimal4(of(taken, type)),
        yearDays: type.yearDays,
      })),
    entries: await entriesOf(employeeId, types, uow),
    can: { enter: ctx.abilities.has('employees.manage') },
  }
}

async function entriesOf(employeeId: number, types: LeaveType[], uow?: UnitOfWork) {
  const rows = await (uow?.trx ?? db)
    .from('leave_entries')
    .where('employee_id', employeeId)
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ROWS)
  const names = await userNames(
    rows.map((row) => row.created_by),
    uow?.trx
  )
  const byId = new Map(types.map((type) => [type.id, type]))
  return rows.map((row) => ({
    id: row.id,
    leaveTypeId: row.leave_type_id,
    typeName: byId.get(row.leave_type_id)?.name ?? '',
    typeNameAr: byId.get(row.leave_type_id)?.nameAr ?? '',
    kind: row.kind,
    effectiveOn: row.effective_on,
    days: formatDecimal4(row.days_e4),
    leaveRequestId: row.leave_request_id,
    note: row.note,
    createdByName: nameIn(names, row.created_by),
    createdAt: isoInstant(row.created_at),
  }))
}
