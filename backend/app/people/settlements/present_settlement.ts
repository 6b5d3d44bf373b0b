import { BASE_CURRENCY } from '#engines/money/money'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changedSince } from './changed_since.js'
import { presentFigures } from './present_figures.js'
import { recordSettlement, SETTLEMENT, withEmployee } from './record_settlement.js'
import type Settlement from './settlement.js'
import { settlementStates } from './states.js'

/** What a write answers: it may be kept for a replay, so it never holds an amount. */
export async function writtenSettlement(id: number, uow: UnitOfWork) {
  const settlement = await withEmployee(uow).where('id', id).firstOrFail()
  const { version, number, status } = settlement
  return { id, version, number, status }
}

/** Settlements as the list answers them, without amounts. Need `employee` preloaded. */
export async function presentSettlements(ctx: HttpContext, settlements: readonly Settlement[]) {
  const by = approverOf(ctx)
  const open = await openApprovals(
    SETTLEMENT,
    settlements.map(({ id }) => id)
  )
  const names = await userNames(settlements.map(({ createdBy }) => createdBy))
  return settlements.map((settlement) => {
    const { id, version, number, employeeId, lastDayOn, serviceEnd, status, reason } = settlement
    const { employee, approvedOn, paidOn, createdBy } = settlement
    return {
      ...{ id, version, number, employeeId, lastDayOn, serviceEnd, status, reason },
      employeeNumber: employee.number,
      ...{ employeeName: employee.name, employeeNameAr: employee.nameAr },
      ...{ approvedOn, paidOn },
      createdByName: nameIn(names, createdBy),
      createdAt: settlement.createdAt.toUTC().toISO()!,
      can: settlementStates.can(settlement, by, open.get(id)),
    }
  })
}

/** A settlement with its computation, once the audit log says who looked. @throws AppError 404 */
export async function showSettlement(ctx: HttpContext, id: number) {
  const settlement = await withEmployee().where('id', id).first()
  if (!settlement) throw notFound()
  await transact(ctx.actor!, (uow) => recordSettlement(uow, 'view_pay', settlement))
  const [row] = await presentSettlements(ctx, [settlement])
  const { resignedOn, eventOn, noticeDays, noticeBy, note, paymentReference } = settlement
  return {
    ...row!,
    ...{ resignedOn, eventOn, noticeDays, noticeBy, note, paymentReference },
    isCompensated: Boolean(settlement.isCompensated),
    paysMonth: Boolean(settlement.paysMonth),
    currency: BASE_CURRENCY,
    due: baseMoney(settlement.dueMinor),
    deducted: baseMoney(settlement.deductedMinor),
    net: baseMoney(settlement.netMinor),
    figures: presentFigures(settlement.figures),
    entries: settlement.entries.map(({ kind, text, amountMinor, custodyId }) => ({
      ...{ kind, text, custodyId },
      amount: amountMinor === null ? null : baseMoney(amountMinor),
    })),
    changedSince: await changedSince(db.connection(), settlement),
    approval: await approvalOf(SETTLEMENT, id),
  }
}
