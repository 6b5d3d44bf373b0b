import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockVendor } from '#procurement/actions/lock_vendor'
import { decideAccount } from '#procurement/bank/account_versions'
import { bankAccounts } from '#procurement/queries/bank_accounts'
import { reasonValidator } from '#procurement/validators/purchase_order'

export default class VendorBankRejectionsController {
  /** Refuses a changed bank account. The version is the account's. */
  async store(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const seen = requireVersion(ctx)
    const { id, accountId } = ctx.params
    const by = approverOf(ctx)
    return writeRequest(ctx, async (unit) => {
      const vendor = await lockVendor(unit, id)
      await decideAccount(unit, vendor, { accountId, seen, decision: 'reject', reason }, by)
      return bankAccounts(ctx, vendor.id, unit)
    })
  }
}
