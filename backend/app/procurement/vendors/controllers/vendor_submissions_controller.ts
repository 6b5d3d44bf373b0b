import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { submitVendor } from '#procurement/vendors/actions/change_vendor_status'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { maskedVendor } from '#procurement/vendors/show_vendor'

export default class VendorSubmissionsController {
  /** Whoever enters vendors asks those who approve them. */
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const vendor = await lockVendor(uow, ctx.params.id, expectedVersion)
      await submitVendor(uow, vendor, approverOf(ctx))
      return maskedVendor(ctx, vendor.id, uow)
    })
  }
}
