import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { changeVendorStatus } from '#procurement/actions/change_vendor_status'
import { lockVendor } from '#procurement/actions/lock_vendor'
import { maskedBank } from '#procurement/bank/view_bank'
import { findVendor } from '#procurement/queries/find_vendor'
import VendorDetailTransformer from '#procurement/transformers/vendor_detail_transformer'
import { vendorStatusValidator } from '#procurement/validators/vendor_status'

export default class VendorStatusesController {
  /** Moves a vendor on: approved, on hold, blacklisted … */
  async store(ctx: HttpContext) {
    const { status, reason = null } = await validateBody(ctx, vendorStatusValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const vendor = await lockVendor(unit, ctx.params.id, seen)
      await changeVendorStatus(unit, vendor, status, reason)
      const changed = await findVendor(vendor.id, unit)
      const view = VendorDetailTransformer.transform(changed, approverOf(ctx), maskedBank(changed))
      return ctx.serialize(view)
    })
  }
}
