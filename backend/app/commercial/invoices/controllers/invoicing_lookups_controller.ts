import type { HttpContext } from '@adonisjs/core/http'
import { lookupIds } from '#core/listing/lookup'
import { contractListing } from '#commercial/contracts/listing'
import { invoiceListing } from '#commercial/invoices/listing'
import Contract from '#commercial/contracts/contract'
import Invoice from '#commercial/invoices/models/invoice'

/** Contracts and issued invoices for a choice. */
export default class InvoicingLookupsController {
  async contracts(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: contractListing,
      shown: ['number', 'title', 'title_ar', 'client_name'],
    })
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
    const ids = await lookupIds(ctx, {
      listing: invoiceListing,
      shown: ['number', 'client_name'],
      filters: { status_ne: 'draft', type_ne: 'credit_note' },
    })
    const invoices = await Invoice.query().whereIn('id', ids).orderBy('id', 'desc')
    return invoices.map((invoice) => ({
      id: invoice.id,
      label: `${invoice.number} — ${invoice.clientName}`,
      contractId: invoice.contractId ?? null,
      currency: invoice.currency,
    }))
  }
}
