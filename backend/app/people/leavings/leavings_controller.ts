import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showEmployee } from '#people/employees/present_employee'
import { lockEmployee } from '#people/employees/record_employee'
import { enterLeaving } from '#people/leavings/enter_leaving'
import { showLeaving } from '#people/leavings/present_leaving'
import { leavingValidator } from '#people/leavings/validator'

export default class LeavingsController {
  async show(ctx: HttpContext) {
    return showLeaving(ctx, ctx.params.id)
  }

  /** The last day of someone who resigns or is let go. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, leavingValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const employee = await lockEmployee(uow, ctx.params.id, expectedVersion)
      await enterLeaving(uow, employee, input)
      return showEmployee(ctx, employee.id, uow)
    })
  }
}
