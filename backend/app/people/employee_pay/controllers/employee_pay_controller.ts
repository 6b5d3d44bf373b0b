import type { HttpContext } from '@adonisjs/core/http'
import { viewPay } from '#people/employee_pay/view_pay'

export default class EmployeePayController {
  /** The only answer that holds someone's pay and bank account; it is logged who saw them. */
  async show(ctx: HttpContext) {
    return viewPay(ctx, ctx.params.id)
  }
}
