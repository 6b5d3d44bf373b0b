import { formatMoney, formatScaled } from '#engines/money/money'
import type { VatCategory } from '#engines/money/vat'
import type Invoice from '#commercial/invoices/models/invoice'
import type { LineInput } from './price_invoice.js'

/** The stored lines of an invoice as they would be sent, so that they can be priced once more. */
export const linesAsInput = ({ lines, currency }: Invoice): LineInput[] =>
  lines.map((line) => ({
    contractLineId: line.contractLineId,
    description: line.description,
    descriptionAr: line.descriptionAr,
    unit: line.unit,
    quantity: formatScaled(line.quantityE4, 4),
    unitPrice: formatScaled(line.unitPriceE4, 4),
    discount: formatMoney(line.discountMinor, currency),
    vatCategory: line.vatCategory as VatCategory,
    vatRate: formatScaled(line.vatRateBp, 2),
    exemptionReason: line.exemptionReason,
  }))
