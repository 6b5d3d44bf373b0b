import { BASE_CURRENCY } from '#engines/money/money'
import { exemptionText } from '#engines/money/vat_exemptions'
import type { EInvoice, TaxSubtotal } from './e_invoice.js'
import { amount, taxCategory } from './lines_xml.js'
import { element, leaf } from './xml.js'

/** VAT in riyals (BT-111), then VAT in the currency of the document with its breakdown (BG-23). */
export const taxTotals = ({ currency, vatMinor, vatRiyalsMinor, subtotals }: EInvoice) => [
  element('cac:TaxTotal', amount('cbc:TaxAmount', vatRiyalsMinor, BASE_CURRENCY)),
  element('cac:TaxTotal', [
    amount('cbc:TaxAmount', vatMinor, currency),
    ...subtotals.map((one) => subtotalXml(one, currency)),
  ]),
]

function subtotalXml(subtotal: TaxSubtotal, currency: string): string {
  const { exemptionReason: code } = subtotal
  const text = code ? exemptionText(code) : null
  const reason = [
    leaf('cbc:TaxExemptionReasonCode', code),
    leaf('cbc:TaxExemptionReason', text && `${text.ar} | ${text.en}`),
  ].join('')
  return element('cac:TaxSubtotal', [
    amount('cbc:TaxableAmount', subtotal.taxableMinor, currency),
    amount('cbc:TaxAmount', subtotal.vatMinor, currency),
    taxCategory('cac:TaxCategory', subtotal, reason),
  ])
}

/** BG-22; what is nothing is stated only where the standard wants it. */
export function totalsXml({ currency, totals, prepayments }: EInvoice): string {
  const of = (name: string, minor: number) => amount(`cbc:${name}`, minor, currency)
  return element('cac:LegalMonetaryTotal', [
    of('LineExtensionAmount', totals.linesMinor),
    of('TaxExclusiveAmount', totals.taxExclusiveMinor),
    of('TaxInclusiveAmount', totals.taxInclusiveMinor),
    of('AllowanceTotalAmount', totals.allowancesMinor),
    prepayments.length ? of('PrepaidAmount', totals.prepaidMinor) : '',
    totals.roundingMinor ? of('PayableRoundingAmount', totals.roundingMinor) : '',
    of('PayableAmount', totals.payableMinor),
  ])
}
