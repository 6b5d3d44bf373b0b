import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import PayRate from '#people/employee_pay/pay_rate'
import { recordPay } from '#people/employee_pay/record_pay'
import { setBankAccount, setPayRate } from '#people/employee_pay/save_pay'
import { bankAccountValidator, payRateValidator } from '#people/employee_pay/validator'
import type Employee from '#people/employees/employee'
import { lockEmployee } from '#people/employees/record_employee'

/** What a write answers: it may be kept for a replay, so it never holds an amount. */
const written = ({ id, version }: Employee) => ({ id, version })

export default class PayRatesController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, payRateValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      await setPayRate(uow, employee, input)
      return written(await touch(uow, employee))
    })
  }

  /** A rate whose day has not come is called off; others are what has been paid. */
  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      const rate = await PayRate.query({ client: uow.trx })
        .where({ id: ctx.params.rateId, employeeId: employee.id })
        .first()
      if (!rate) throw notFound()
      if (rate.effectiveOn <= today()) throw conflict('LOCKED')
      await rate.delete()
      await recordPay(uow, 'cancel_pay', employee, { before: { effectiveOn: rate.effectiveOn } })
      await touch(uow, employee)
    })
  }

  async bank(ctx: HttpContext) {
    const input = await validateBody(ctx, bankAccountValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      await setBankAccount(uow, employee, input)
      return written(await touch(uow, employee))
    })
  }
}

/** Pay belongs to the employee: two people do not change it at once. */
async function touch(uow: UnitOfWork, employee: Employee) {
  employee.updatedBy = uow.actor.id
  employee.version++
  return employee.save()
}
