import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { deleteVendor } from '#procurement/vendors/actions/delete_vendor'
import { lockVendor } from '#procurement/vendors/lock_vendor'
import { createVendor, updateVendor } from '#procurement/vendors/actions/save_vendor'
import { requireBankAccess } from '#procurement/vendors/bank/bank_access'
import { vendorListing } from '#procurement/vendors/listing'
import Vendor from '#procurement/vendors/models/vendor'
import { maskedVendor, revealedVendor } from '#procurement/vendors/show_vendor'
import VendorTransformer from '#procurement/vendors/transformers/vendor_transformer'
import { createVendorValidator, updateVendorValidator } from '#procurement/vendors/validator'

export default class VendorsController {
  async index(ctx: HttpContext) {
    const vendors = await answerList(ctx, Vendor, vendorListing)
    return ctx.serialize(VendorTransformer.transform(vendors, approverOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return revealedVendor(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVendorValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createVendor(uow, input)
      return maskedVendor(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateVendorValidator)
    requireBankAccess(input, approverOf(ctx))
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const { id } = await updateVendor(
        uow,
        await lockVendor(uow, ctx.params.id, expectedVersion),
        input
      )
      return maskedVendor(ctx, id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteVendor(uow, await lockVendor(uow, ctx.params.id, expectedVersion))
    })
  }
}
