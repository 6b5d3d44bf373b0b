import { randomUUID } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY, parseMoney } from '#engines/money/money'
import type Employee from '#people/employees/employee'
import EmployeeBankAccount from './bank_account.js'
import PayRate from './pay_rate.js'
import { recordPay } from './record_pay.js'
import type { bankAccountValidator, payRateValidator } from './validator.js'

const minor = (value: string | null | undefined) =>
  value === null || value === undefined ? null : parseMoney(value, BASE_CURRENCY)

/** Sets what someone is paid from a day on; a second rate of a day replaces the first. @throws AppError 422 */
export async function setPayRate(
  uow: UnitOfWork,
  employee: Employee,
  input: Infer<typeof payRateValidator>
) {
  const { effectiveOn, reason = null } = input
  if (effectiveOn < employee.joinOn) throw invalid({ effectiveOn: ['beforeStart'] })
  const place = { employeeId: employee.id, effectiveOn }
  const found = await PayRate.query({ client: uow.trx }).where(place).first()
  const rate = found ?? new PayRate().useTransaction(uow.trx)
  const before = found ? payAudit(found) : undefined
  if (!found) rate.merge({ ...emptyColumns(PayRate), version: 0, createdBy: uow.actor.id })
  rate.merge({ ...place, reason, updatedBy: uow.actor.id })
  rate.merge({
    basicMinor: minor(input.basic)!,
    housingMinor: minor(input.housing) ?? 0,
    transportMinor: minor(input.transport) ?? 0,
    otherMinor: minor(input.other) ?? 0,
    costRateMinor: minor(input.costRate),
    billingRateMinor: minor(input.billingRate),
  })
  rate.version++
  await rate.save()
  await recordPay(uow, 'change_pay', employee, { before, after: payAudit(rate) })
}

const payAudit = (rate: PayRate) => ({
  effectiveOn: rate.effectiveOn,
  basic: rate.basicMinor,
  housing: rate.housingMinor,
  transport: rate.transportMinor,
  other: rate.otherMinor,
  costRate: rate.costRateMinor,
  billingRate: rate.billingRateMinor,
})

/** Sets where someone is paid; the log learns only that it changed. */
export async function setBankAccount(
  uow: UnitOfWork,
  employee: Employee,
  { iban, ...plain }: Infer<typeof bankAccountValidator>
) {
  const found = await EmployeeBankAccount.query({ client: uow.trx })
    .where({ employeeId: employee.id })
    .forUpdate()
    .first()
  const account = found ?? new EmployeeBankAccount().useTransaction(uow.trx)
  const before = found ? bankAudit(found) : undefined
  if (!found) {
    account.merge({ ...emptyColumns(EmployeeBankAccount), version: 0, seal: randomUUID() })
    account.merge({ employeeId: employee.id, createdBy: uow.actor.id })
  }
  account.merge({ ...plain, updatedBy: uow.actor.id })
  if (iban !== undefined && iban !== account.iban) account.iban = iban
  account.version++
  await account.save()
  await recordPay(uow, 'change_bank', employee, { before, after: bankAudit(account) })
}

const bankAudit = ({ bankName, accountName, ibanSealed }: EmployeeBankAccount) => ({
  bankName,
  accountName,
  iban: ibanSealed,
})
