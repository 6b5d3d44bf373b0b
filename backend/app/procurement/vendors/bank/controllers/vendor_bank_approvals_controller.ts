import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { decideAccount } from '#procurement/vendors/bank/account_versions'
import { bankAccounts } from '#procurement/vendors/bank/bank_accounts'
import { commentValidator } from '#core/validation/decisions'

export default class VendorBankApprovalsController {
  /** Confirms a changed bank account; from now on it may be paid to. The version is the account's. */
  async store(ctx: HttpContext) {
    const { comment: reason = null } = await validateBody(ctx, commentValidator)
    const expectedVersion = requireVersion(ctx)
    const { id, accountId } = ctx.params
    const by = approverOf(ctx)
    return writeRequest(ctx, async (uow) => {
      const vendor = await lockVendor(uow, id)
      await decideAccount(
        uow,
        vendor,
        { accountId, expectedVersion, decision: 'approve', reason },
        by
      )
      return bankAccounts(ctx, vendor.id, uow)
    })
  }
}
