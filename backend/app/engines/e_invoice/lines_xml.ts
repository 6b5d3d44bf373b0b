import { formatDecimal4, formatMoney, formatScaled } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import type { Allowance, EInvoiceLine, Prepayment } from './e_invoice.js'
import { unitCode } from './units.js'
import { element, leaf } from './xml.js'

/** An amount with its currency. */
export const amount = (name: string, minor: number, currency: string) =>
  leaf(name, formatMoney(minor, currency), { currencyID: currency })

/** Category and rate of VAT; the codes of a reason stand in between where there is one. */
export const taxCategory = (
  name: string,
  { category, rateBp }: { category: VatCategory; rateBp: number },
  reason = ''
) =>
  element(name, [
    leaf('cbc:ID', category),
    leaf('cbc:Percent', formatScaled(rateBp, 2)),
    reason,
    element('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
  ])

/** BG-20, off the sum of the lines. */
export const allowanceXml = (allowance: Allowance, currency: string) =>
  element('cac:AllowanceCharge', [
    leaf('cbc:ChargeIndicator', 'false'),
    leaf('cbc:AllowanceChargeReason', allowance.reason),
    amount('cbc:Amount', allowance.amountMinor, currency),
    taxCategory('cac:TaxCategory', allowance),
  ])

/** BG-25, with its VAT (KSA-11) and its amount with VAT (KSA-12). */
export function lineXml(line: EInvoiceLine, position: number, currency: string): string {
  const { netMinor, vatMinor, discountMinor } = line
  return element('cac:InvoiceLine', [
    leaf('cbc:ID', String(position)),
    leaf('cbc:InvoicedQuantity', formatDecimal4(line.quantityE4), {
      unitCode: unitCode(line.unit),
    }),
    amount('cbc:LineExtensionAmount', netMinor, currency),
    discountMinor > 0
      ? element('cac:AllowanceCharge', [
          leaf('cbc:ChargeIndicator', 'false'),
          leaf('cbc:AllowanceChargeReason', 'Discount'),
          amount('cbc:Amount', discountMinor, currency),
        ])
      : '',
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', vatMinor, currency),
      amount('cbc:RoundingAmount', netMinor + vatMinor, currency),
    ]),
    itemXml(line.name, line),
    element('cac:Price', leaf('cbc:PriceAmount', line.price, { currencyID: currency })),
  ])
}

/** A line without amounts of its own that says which advance is taken off, and what VAT it bore. */
export function prepaymentXml(prepayment: Prepayment, position: number, currency: string): string {
  const { taxableMinor, vatMinor } = prepayment
  return element('cac:InvoiceLine', [
    leaf('cbc:ID', String(position)),
    leaf('cbc:InvoicedQuantity', '0.00', { unitCode: unitCode(null) }),
    amount('cbc:LineExtensionAmount', 0, currency),
    element('cac:DocumentReference', [
      leaf('cbc:ID', prepayment.number),
      leaf('cbc:UUID', prepayment.uuid),
      leaf('cbc:IssueDate', prepayment.issuedOn),
      leaf('cbc:IssueTime', prepayment.issuedAt),
      leaf('cbc:DocumentTypeCode', '386'),
    ]),
    element('cac:TaxTotal', [
      amount('cbc:TaxAmount', 0, currency),
      amount('cbc:RoundingAmount', 0, currency),
      element('cac:TaxSubtotal', [
        amount('cbc:TaxableAmount', taxableMinor, currency),
        amount('cbc:TaxAmount', vatMinor, currency),
        taxCategory('cac:TaxCategory', prepayment),
      ]),
    ]),
    itemXml(prepayment.name, prepayment),
    element('cac:Price', amount('cbc:PriceAmount', 0, currency)),
  ])
}

const itemXml = (name: string, tax: { category: VatCategory; rateBp: number }) =>
  element('cac:Item', [leaf('cbc:Name', name), taxCategory('cac:ClassifiedTaxCategory', tax)])
