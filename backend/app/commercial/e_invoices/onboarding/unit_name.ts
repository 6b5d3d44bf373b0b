import { randomUUID } from 'node:crypto'
import { AppError } from '#core/base/app_error'
import type { UnitName } from '#engines/e_invoice/certificate_request'
import { SELLER_RULES } from '#engines/e_invoice/rules/party_rules'
import { sellerNow } from '#commercial/invoices/seller'
import { sellerParty } from '../document/parties.js'
import type EInvoicingSetting from '../models/e_invoicing_setting.js'
import { sampleDocument } from './sample_documents.js'

/** Tax invoices and simplified ones; the last two digits are reserved. */
const BOTH_KINDS = '1100'

/**
 * What a new unit of the firm is called in its certificate.
 * @throws AppError 422 E_INVOICE_SELLER_INCOMPLETE with the broken rules in `details.rules`
 */
export function unitName(setting: EInvoicingSetting): UnitName {
  const seller = sellerNow()
  const party = sellerParty(seller, setting)
  const sample = sampleDocument(party)
  const broken = SELLER_RULES.filter((rule) => !rule.holds(sample)).map(({ name }) => name)
  const { branch, businessCategory } = setting
  if (broken.length || !branch || !businessCategory)
    throw new AppError(422, 'E_INVOICE_SELLER_INCOMPLETE', { details: { rules: broken } })
  const serial = randomUUID()
  return {
    commonName: `BINAA-${party.vatNumber}-${serial.slice(0, 8)}`,
    serialNumber: `1-Binaa|2-Portal|3-${serial}`,
    vatNumber: party.vatNumber!,
    branch,
    organization: seller.nameEn ?? party.name,
    invoiceTypes: BOTH_KINDS,
    registeredAddress: [party.buildingNumber, party.street, party.city].join(' '),
    businessCategory,
  }
}
