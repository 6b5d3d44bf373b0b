import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeVendorStatus } from '#procurement/vendors/actions/change_vendor_status'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { maskedVendor } from '#procurement/vendors/show_vendor'
import { vendorStatusValidator } from '#procurement/vendors/status_validator'

export default class VendorStatusesController {
  /** Moves a vendor on: approved, on hold, blacklisted … */
  async store(ctx: HttpContext) {
    const { reason = null, ...move } = await validateBody(ctx, vendorStatusValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const vendor = await lockVendor(uow, ctx.params.id, expectedVersion)
      await changeVendorStatus(uow, vendor, { ...move, reason, by: approverOf(ctx) })
      return maskedVendor(ctx, vendor.id, uow)
    })
  }
}
