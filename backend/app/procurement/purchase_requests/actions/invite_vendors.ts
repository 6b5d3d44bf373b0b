import { QUOTE_FILES } from '#procurement/record_files/file_owners'
import { removeAllFiles } from '#procurement/record_files/record_files'
import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { QUOTE_REQUESTS } from '#procurement/shared/number_series'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import Vendor from '#procurement/vendors/models/vendor'
import { recordRequest, saveRequest } from '#procurement/purchase_requests/request_audit'
import { closeRequestShares } from '#procurement/purchase_requests/rfq_shares'
import { today } from '#core/settings/firm_clock'
import { requireOpenVendor } from '#procurement/vendors/states'
import type { inviteVendorsValidator } from '#procurement/purchase_requests/validator'

/**
 * Asks vendors for a quote on a locked request; the first time gives the RFQ its number. A vendor
 * that was invited before is left as it is.
 * @throws AppError 409 VENDOR_BLOCKED, 422 on a vendor that does not exist
 */
export async function inviteVendors(
  uow: UnitOfWork,
  request: PurchaseRequest,
  { vendorIds, ...rfq }: Infer<typeof inviteVendorsValidator>
) {
  const before = request.toAudit()
  const known = await request.related('quotes').query().select('vendorId')
  const requested = new Set(known.map(({ vendorId }) => vendorId))
  const vendors = await openVendors(
    uow,
    vendorIds.filter((id) => !requested.has(id))
  )
  await request.related('quotes').createMany(vendors.map(invitation))
  request.merge({ ...rfq, status: 'quoting' })
  if (request.quotesDueTime && !request.quotesDueOn) throw invalid({ quotesDueOn: ['required'] })
  request.rfqNumber ??= await nextNumber(uow.trx, QUOTE_REQUESTS, Number(today().slice(0, 4)))
  request.refreshSearchText()
  await saveRequest(uow, request)
  const invited = vendors.map(({ name }) => name)
  await recordRequest(uow, 'invite', request, { before, after: { ...request.toAudit(), invited } })
}

async function openVendors(uow: UnitOfWork, vendorIds: number[]): Promise<Vendor[]> {
  const vendors = await Vendor.query({ client: uow.trx }).whereIn('id', vendorIds).orderBy('id')
  const found = new Set(vendors.map(({ id }) => id))
  if (vendorIds.some((id) => !found.has(id))) throw invalid({ vendorIds: ['absent'] })
  for (const { status } of vendors) requireOpenVendor(status, 'write')
  return vendors
}

const invitation = (vendor: Vendor) => ({
  ...emptyColumns(PurchaseRequestQuote),
  vendorId: vendor.id,
  vendorName: vendor.name,
  status: 'invited' as const,
  invitedOn: today(),
  currency: vendor.purchasingCurrency,
  freightMinor: 0,
})

/** A quote of a locked request with its prices. @throws AppError 404 */
export async function quoteOf(uow: UnitOfWork, request: PurchaseRequest, id: number) {
  const quote = await PurchaseRequestQuote.query({ client: uow.trx })
    .where({ id, purchaseRequestId: request.id })
    .preload('lines')
    .first()
  if (!quote) throw notFound()
  return quote
}

/** Takes back an invitation that was not answered yet. @throws AppError 409 LOCKED afterwards */
export async function withdrawInvitation(
  uow: UnitOfWork,
  request: PurchaseRequest,
  quote: PurchaseRequestQuote
) {
  if (quote.status !== 'invited') throw conflict('LOCKED', { details: { status: quote.status } })
  await closeRequestShares(uow, request, { quoteId: quote.id })
  await removeAllFiles(uow, QUOTE_FILES, quote.id)
  await quote.delete()
  await saveRequest(uow, request)
  await recordRequest(uow, 'withdraw', request, { before: { invited: [quote.vendorName] } })
}
