import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { enterBalance } from './enter_balance.js'
import { presentLeave } from './present_leave.js'
import { leaveEntryValidator } from './validator.js'

export default class LeaveEntriesController {
  /** What somebody has of each kind, and the rows that it is the sum of. */
  async index(ctx: HttpContext) {
    return presentLeave(ctx, ctx.params.id)
  }

  /** An opening balance, or a correction. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, leaveEntryValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      await enterBalance(uow, ctx.params.id, input)
      return presentLeave(ctx, ctx.params.id, uow)
    })
  }
}
