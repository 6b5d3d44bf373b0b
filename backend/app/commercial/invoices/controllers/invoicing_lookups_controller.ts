import type { HttpContext } from '@adonisjs/core/http'
import type { Listing } from '#core/listing/definition'
import { parseListQuery } from '#core/listing/parse_list_query'
import { findPage } from '#core/listing/find_page'
import { contractListing } from '#commercial/contracts/listing'
import { invoiceListing } from '#commercial/invoices/listing'
import Contract from '#commercial/contracts/contract'
import Invoice from '#commercial/invoices/models/invoice'

const SHOWN = 20

/** Contracts and issued invoices for a choice. */
export default class InvoicingLookupsController {
  async contracts(ctx: HttpContext) {
    const ids = await found(ctx, contractListing)
    const contracts = await Contract.query().whereIn('id', ids).orderBy('id', 'desc')
    return contracts.map(({ id, number, title, clientName, clientId, currency }) => ({
      id,
      label: `${number} ${title} — ${clientName}`,
      clientId: clientId ?? null,
      currency,
    }))
  }

  /** Only what has a number can be corrected. */
  async invoices(ctx: HttpContext) {
    const ids = await found(ctx, invoiceListing, { status_ne: 'draft', type_ne: 'credit_note' })
    const invoices = await Invoice.query().whereIn('id', ids).orderBy('id', 'desc')
    return invoices.map((invoice) => ({
      id: invoice.id,
      label: `${invoice.number} — ${invoice.clientName}`,
      contractId: invoice.contractId ?? null,
      currency: invoice.currency,
    }))
  }
}

async function found(
  { request, abilities }: HttpContext,
  listing: Listing,
  filters: Record<string, string> = {}
) {
  const { q, id } = request.qs()
  const raw = {
    ...(q && { q: String(q) }),
    ...(id && { id }),
    ...filters,
    _start: '0',
    _end: String(SHOWN),
  }
  const { ids } = await findPage(listing, parseListQuery(listing, raw, abilities))
  return ids
}
