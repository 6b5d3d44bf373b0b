import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { deleteVendor } from '#procurement/actions/delete_vendor'
import { lockVendor } from '#procurement/actions/lock_vendor'
import { createVendor, updateVendor } from '#procurement/actions/save_vendor'
import { requireBankKeeper } from '#procurement/bank/bank_keeper'
import { maskedBank, revealBank } from '#procurement/bank/view_bank'
import { vendorListing } from '#procurement/listings/vendor_listing'
import Vendor from '#procurement/models/vendor'
import VendorPolicy from '#procurement/policies/vendor_policy'
import { findVendor } from '#procurement/queries/find_vendor'
import VendorDetailTransformer from '#procurement/transformers/vendor_detail_transformer'
import VendorTransformer from '#procurement/transformers/vendor_transformer'
import { createVendorValidator, updateVendorValidator } from '#procurement/validators/vendor'

export default class VendorsController {
  async index(ctx: HttpContext) {
    const vendors = await answerList(ctx, Vendor, vendorListing)
    return ctx.serialize(VendorTransformer.transform(vendors, approverOf(ctx)))
  }

  /** The only answer that shows account number and IBAN in clear; it is logged who saw them. */
  async show(ctx: HttpContext) {
    const vendor = await findVendor(ctx.params.id)
    const reader = approverOf(ctx)
    const mayRead = new VendorPolicy().revealBank(reader)
    const bank = mayRead ? await revealBank(vendor, ctx.actor!) : maskedBank(vendor)
    return ctx.serialize(VendorDetailTransformer.transform(vendor, reader, bank))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createVendorValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const status = ctx.abilities.has('vendors.qualify') ? 'approved' : 'prospect'
      const { id } = await createVendor(unit, input, status)
      return masked(ctx, await findVendor(id, unit))
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateVendorValidator)
    requireBankKeeper(input, approverOf(ctx))
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const { id } = await updateVendor(unit, await lockVendor(unit, ctx.params.id, seen), input)
      return masked(ctx, await findVendor(id, unit))
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteVendor(unit, await lockVendor(unit, ctx.params.id, seen))
    })
  }
}

/** What a write answers: it may be kept for a replay, so it never holds a bank field in clear. */
function masked(ctx: HttpContext, vendor: Vendor) {
  const view = VendorDetailTransformer.transform(vendor, approverOf(ctx), maskedBank(vendor))
  return ctx.serialize(view)
}
