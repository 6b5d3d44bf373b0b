import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { cancelRefund } from '#procurement/vendor_refunds/cancel_refund'
import { vendorRefunds } from '#procurement/vendor_refunds/present_refunds'
import { recordRefund } from '#procurement/vendor_refunds/record_refund'
import { createRefundValidator } from '#procurement/vendor_refunds/validator'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import Vendor from '#procurement/vendors/models/vendor'

/** Money that a vendor pays back, and what it owes. */
export default class VendorRefundsController {
  async index(ctx: HttpContext) {
    if (!(await Vendor.find(ctx.params.id))) throw notFound()
    return vendorRefunds(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createRefundValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const vendor = await lockVendor(uow, ctx.params.id)
      await recordRefund(uow, vendor, input)
      return vendorRefunds(ctx, vendor.id, uow)
    })
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const { id: vendorId, refundId } = ctx.params
    return writeRequest(ctx, async (uow) => {
      const vendor = await lockVendor(uow, vendorId)
      await cancelRefund(uow, { vendorId: vendor.id, refundId, reason })
      return vendorRefunds(ctx, vendor.id, uow)
    })
  }
}
