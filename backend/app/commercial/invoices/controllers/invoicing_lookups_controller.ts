import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { invalid } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { lookupIds } from '#core/listing/lookup'
import Client from '#commercial/clients/models/client'
import { contractListing } from '#commercial/contracts/listing'
import { invoiceListing } from '#commercial/invoices/listing'
import Contract from '#commercial/contracts/contract'
import Invoice from '#commercial/invoices/models/invoice'
import { companyOf, knownBuyer, registeredName } from '#commercial/invoices/known_buyer'
import { buyerValidator } from '#commercial/invoices/validator'

/** Contracts and issued invoices for a choice, and whom an invoice would be made out to. */
export default class InvoicingLookupsController {
  async contracts(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: contractListing,
      shown: ['number', 'title', 'title_ar', 'client_name'],
    })
    const contracts = await Contract.query().whereIn('id', ids).orderBy('id', 'desc')
    const inArabic = languageNow() === 'ar'
    return contracts.map(({ id, number, title, titleAr, clientName, clientId, currency }) => ({
      id,
      label: `${number} ${inArabic ? (titleAr ?? title) : title} — ${clientName}`,
      clientId: clientId ?? null,
      currency,
    }))
  }

  /** What a new draft for a client takes where nothing else is stated. */
  async buyer(ctx: HttpContext) {
    const { clientId } = await validateQuery(ctx, buyerValidator)
    const client = await Client.find(clientId)
    if (!client) throw invalid({ clientId: ['absent'] })
    const company = await companyOf(client, db.connection())
    return {
      ...(await knownBuyer(client, company, db.connection())),
      ...registeredName(client, company),
    }
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
