import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writingOf } from '#procurement/vendors/approval/writing'
import { maskedBank, revealBank } from '#procurement/vendors/bank/view_bank'
import { findVendor } from '#procurement/vendors/find_vendor'
import VendorDetailTransformer from '#procurement/vendors/transformers/vendor_detail_transformer'
import VendorPolicy from '#procurement/vendors/vendor_policy'

/** The only answer that shows account number and IBAN in clear; it is logged who saw them. */
export async function revealedVendor(ctx: HttpContext, id: number) {
  const vendor = await findVendor(id)
  const mayRead = new VendorPolicy().revealBank(approverOf(ctx))
  const bank = mayRead ? await revealBank(vendor, ctx.actor!) : maskedBank(vendor)
  return ctx.serialize(VendorDetailTransformer.transform(vendor, await shownTo(ctx, vendor, bank)))
}

/** What a write answers: it may be kept for a replay, so it never holds a bank field in clear. */
export async function maskedVendor(ctx: HttpContext, id: number, uow: UnitOfWork) {
  const vendor = await findVendor(id, uow)
  const shown = await shownTo(ctx, vendor, maskedBank(vendor), uow)
  return ctx.serialize(VendorDetailTransformer.transform(vendor, shown))
}

async function shownTo(
  ctx: HttpContext,
  vendor: Parameters<typeof writingOf>[0],
  bank: ReturnType<typeof maskedBank>,
  uow?: UnitOfWork
) {
  const writing = await writingOf(vendor, uow?.trx)
  const people = writing.writers.map(({ userId }) => userId)
  const names = await userNames([...people, writing.approved?.userId], uow?.trx)
  return { viewer: approverOf(ctx), bank, writing, names }
}
