import type { HttpContext } from '@adonisjs/core/http'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { answerList } from '#core/listing/answer_list'
import { vatEntryListing } from './listing.js'
import VatEntry from './vat_entry.js'

export default class VatEntriesController {
  async index(ctx: HttpContext) {
    const entries = await answerList(ctx, VatEntry, vatEntryListing)
    return entries.map((entry) => {
      const { id, documentKind, documentId, documentNumber, documentOn, reportedOn, box } = entry
      const { partyType, partyId, partyName, partyVatNumber, uuid, invoiceHash } = entry
      return {
        version: 1,
        ...{ id, documentKind, documentId, documentNumber, documentOn, reportedOn, box },
        ...{ isAdjustment: !!entry.isAdjustment, isCorrection: !!entry.isCorrection },
        isFiled: entry.vatReturnId !== null,
        ...{ taxable: baseMoney(entry.taxableMinor), vat: baseMoney(entry.vatMinor) },
        ...{ partyType, partyId, partyName, partyVatNumber, uuid, invoiceHash },
      }
    })
  }
}
