import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { balancesOf, layoutOf, layoutValidator } from '#core/imports/table_layout'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import type { VendorStatementStatus } from '#procurement/enums/vendor_statements'
import { agree, reopen } from '#procurement/vendor_statements/decide_statement'
import type VendorStatement from '#procurement/vendor_statements/models/vendor_statement'
import { compareAgain, nameColumns } from '#procurement/vendor_statements/order_reading'
import { showStatement } from '#procurement/vendor_statements/present_statements'
import { findStatement, lockStatement } from '#procurement/vendor_statements/records'
import { agreeValidator } from '#procurement/vendor_statements/validator'

/** What a person does with a statement that was read. */
export default class VendorStatementStepsController {
  /** Names the columns of its table, which is then read again. */
  async layout(ctx: HttpContext) {
    const stated = await validateBody(ctx, layoutValidator)
    const layout = layoutOf(stated)
    const { currency } = await findStatement(ctx.params.id)
    const balances = balancesOf(stated, currency)
    ctx.response.status(202)
    return step(ctx, ['mapping', 'failed', 'open'], (uow, one) =>
      nameColumns(uow, one, layout, balances)
    )
  }

  async compare(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return step(ctx, ['open'], compareAgain)
  }

  async agree(ctx: HttpContext) {
    const { note = null } = await validateBody(ctx, agreeValidator)
    return step(ctx, ['open'], (uow, one) => agree(uow, one, note))
  }

  async reopen(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return step(ctx, ['agreed'], reopen)
  }
}

function step(
  ctx: HttpContext,
  statuses: readonly VendorStatementStatus[],
  work: (uow: UnitOfWork, one: VendorStatement) => Promise<unknown>
) {
  const version = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const one = await lockStatement(uow, ctx.params.id, version, statuses)
    await work(uow, one)
    return showStatement(ctx, one, uow)
  })
}
