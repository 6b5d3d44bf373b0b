import { BASE_CURRENCY } from '#engines/money/money'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { forbidden, notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import Employee from '#people/employees/employee'
import { mayRead } from '#people/employees/field_rules'
import { lockedMonthsOf, type LockedMonth } from '#people/month_sheets/locked_months'
import { relationsTo } from '#people/shared/relations'
import EmployeeBankAccount from './bank_account.js'
import PayRate from './pay_rate.js'
import { recordPay } from './record_pay.js'

/**
 * Someone's pay and bank account, and what they were paid in the months that are locked, once the audit
 * log says who looked. Their own they see without what an hour of theirs costs.
 * @throws AppError 404, or 403 PAY_PRIVATE
 */
export async function viewPay(ctx: HttpContext, id: number) {
  const employee = await Employee.find(id)
  if (!employee) throw notFound()
  const relation = (await relationsTo(ctx, [id]))(id)
  if (!mayRead('pay', relation, ctx.abilities)) throw forbidden('PAY_PRIVATE')
  await transact(ctx.actor!, (uow) => recordPay(uow, 'view_pay', employee))
  const seesRates = mayRead('rates', relation, ctx.abilities)
  const [rates, account, months] = await Promise.all([
    PayRate.query().where('employeeId', id).orderBy('effectiveOn', 'desc'),
    EmployeeBankAccount.findBy('employeeId', id),
    lockedMonthsOf(db.connection(), id),
  ])
  const now = rates.find(({ effectiveOn }) => effectiveOn <= today())
  return {
    id,
    version: employee.version,
    currency: BASE_CURRENCY,
    rates: rates.map((rate) => ({ ...presentRate(rate, seesRates), isCurrent: rate === now })),
    bank: {
      bankName: account?.bankName ?? null,
      accountName: account?.accountName ?? null,
      iban: account?.iban ?? null,
    },
    months: months.map(({ month, ...sums }) => ({ month, ...amountsOf(sums) })),
    seesRates,
    can: { update: ctx.abilities.has('employees.pay') },
  }
}

const amountsOf = ({ wages, overtime, deducted, net }: Omit<LockedMonth, 'month'>) => ({
  wages: baseMoney(wages),
  overtime: baseMoney(overtime),
  deducted: baseMoney(deducted),
  net: baseMoney(net),
})

function presentRate(rate: PayRate, seesRates: boolean) {
  const show = (value: number | null) => (value === null ? null : baseMoney(value))
  const { basicMinor, housingMinor, transportMinor, otherMinor } = rate
  return {
    id: rate.id,
    effectiveOn: rate.effectiveOn,
    basic: show(basicMinor)!,
    housing: show(housingMinor)!,
    transport: show(transportMinor)!,
    other: show(otherMinor)!,
    total: show(basicMinor + housingMinor + transportMinor + otherMinor)!,
    costRate: seesRates ? show(rate.costRateMinor) : null,
    billingRate: seesRates ? show(rate.billingRateMinor) : null,
    reason: seesRates ? rate.reason : null,
  }
}
