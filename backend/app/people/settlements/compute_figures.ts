import { conflict } from '#core/base/app_error'
import type { TransactionClientContract, QueryClientContract } from '@adonisjs/lucid/types/database'
import { ratesOn } from '#people/employee_pay/rates_on'
import { employmentsOn } from '#people/end_of_service/service_start'
import { daysWithoutService, unpaidDaysBetween } from '#people/end_of_service/unpaid_leave'
import { figuresOf, type SettlementFigures } from './figures.js'
import { leaveLeft } from './leave_left.js'
import type Settlement from './settlement.js'

/**
 * What a settlement comes to by what is known now: the pay of the last day, the service up to it and the
 * leave that is left. Needs `employee` preloaded.
 * @throws AppError 409 NO_PAY_RATE where no pay holds on the last day
 */
export async function computeFigures(
  client: TransactionClientContract | QueryClientContract,
  settlement: Settlement
): Promise<SettlementFigures> {
  const { employee, lastDayOn, id } = settlement
  const pay = (await ratesOn(client, lastDayOn, employee.id)).get(employee.id)
  if (!pay) throw conflict('NO_PAY_RATE')
  const left = await leaveLeft(client, { employee, lastDayOn, settlementId: id ?? null })
  const employments = await employmentsOn(client, lastDayOn, employee.id)
  const of = { employments, employeeId: employee.id }
  const without = await daysWithoutService(client, lastDayOn, of)
  const month = { from: `${lastDayOn.slice(0, 7)}-01`, to: lastDayOn }
  return figuresOf({
    ...{ joinOn: employments.get(employee.id)?.startOn ?? employee.joinOn, lastDayOn, pay },
    suspendedDays: without.get(employee.id) ?? 0,
    leave: left.filter(({ daysE4 }) => daysE4 !== 0).map(({ unwritten: _, ...balance }) => balance),
    unpaidInMonthE4: await unpaidDaysBetween(client, employee.id, month),
    contractEndsOn: employee.contractType === 'fixed_term' ? employee.contractEndOn : null,
    end: settlement.serviceEnd,
    ...{ resignedOn: settlement.resignedOn, eventOn: settlement.eventOn },
    isCompensated: Boolean(settlement.isCompensated),
    paysMonth: Boolean(settlement.paysMonth),
    ...{ noticeDays: settlement.noticeDays, noticeBy: settlement.noticeBy },
  })
}
