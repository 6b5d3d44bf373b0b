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
import { maskedBank, revealBank } from '#procurement/vendors/bank/view_bank'
import { vendorListing } from '#procurement/vendors/listing'
import Vendor from '#procurement/vendors/models/vendor'
import VendorPolicy from '#procurement/vendors/vendor_policy'
import { findVendor } from '#procurement/vendors/find_vendor'
import VendorDetailTransformer from '#procurement/vendors/transformers/vendor_detail_transformer'
import VendorTransformer from '#procurement/vendors/transformers/vendor_transformer'
import { createVendorValidator, updateVendorValidator } from '#procurement/vendors/validator'

export default class VendorsController {
  async index(ctx: HttpContext) {
    const vendors = await answerList(ctx, Vendor, vendorListing)
    return ctx.serialize(VendorTransformer.transform(vendors, approverOf(ctx)))
  }

  /** The only answer that shows account number and IBAN in clear; it is logged who saw them. */
  async show(ctx: HttpContext) {
    const vendor = await findVendor(ctx.params.id)
    const viewer = approverOf(ctx)
    const mayRead = new VendorPolicy().revealBank(viewer)
    const bank = mayRead ? await revealBank(vendor, ctx.actor!) : maskedBank(vendor)
    return ctx.serialize(VendorDetailTransformer.transform(vendor, viewer, bank))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVendorValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const status = ctx.abilities.has('vendors.qualify') ? 'approved' : 'prospect'
      const { id } = await createVendor(uow, input, status)
      return masked(ctx, await findVendor(id, uow))
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
      return masked(ctx, await findVendor(id, uow))
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

/** What a write answers: it may be kept for a replay, so it never holds a bank field in clear. */
function masked(ctx: HttpContext, vendor: Vendor) {
  const view = VendorDetailTransformer.transform(vendor, approverOf(ctx), maskedBank(vendor))
  return ctx.serialize(view)
}
