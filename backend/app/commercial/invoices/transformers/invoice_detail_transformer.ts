import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatDecimal4, formatScaled } from '#engines/money/money'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import type Invoice from '#commercial/invoices/models/invoice'
import { readinessFor } from '#commercial/invoices/invoice_readiness'
import type { Check } from '#commercial/invoices/readiness'
import type { SettlementView } from '#commercial/invoices/invoice_settlements'
import type { HighAdvanceView } from '#commercial/invoices/high_advances/show_high_advance'
import type { LineLeft } from '#commercial/invoices/actions/corrected_lines'
import type { DunningPauseView } from '#commercial/shared/dunning_pause_of'
import type { RefundView } from '#commercial/shared/refunds_of'
import InvoiceTransformer from './invoice_transformer.js'

/** One invoice with its lines, what it lacks, and what settled it. Needs `lines`, `contract`, `original`. */
export default class InvoiceDetailTransformer extends BaseTransformer<Invoice> {
  constructor(
    invoice: Invoice,
    private readonly abilities: ReadonlySet<string>,
    private readonly beside: {
      settlements: SettlementView[]
      refunds: RefundView[]
      dunningPause: DunningPauseView | null
      highAdvance: HighAdvanceView
      viewerId: number | null
      /** Of a draft: what others check before it is issued. */
      checks: Check[]
      companyId: number | null
      /** Of an issued invoice: what credit notes have left of its lines. */
      left?: ReadonlyMap<number, LineLeft>
    }
  ) {
    super(invoice)
  }

  toObject() {
    const invoice = this.resource
    const { contract, original } = invoice
    return {
      ...new InvoiceTransformer(invoice, this.abilities, this.beside.viewerId).toObject(),
      companyId: this.beside.companyId,
      uuid: invoice.uuid,
      buyer: invoice.buyer,
      seller: invoice.seller ?? null,
      contract: contract
        ? { id: contract.id, number: contract.number, title: contract.title }
        : null,
      original: original ? { id: original.id, number: original.number ?? null } : null,
      ...this.#words(),
      ...shownRate({
        exchangeRateE6: invoice.exchangeRateE6 ?? null,
        baseTotalMinor: invoice.baseTotalMinor ?? null,
      }),
      baseVat: invoice.baseVatMinor == null ? null : baseMoney(invoice.baseVatMinor),
      qr: invoice.qr ?? null,
      pdfUrl: invoice.pdfFileId ? `/api/files/${invoice.pdfFileId}/content` : null,
      vatBreakdown: invoice.vatBreakdown.map(({ category, rateBp, taxableMinor, vatMinor }) => ({
        category,
        rate: formatDecimal4(rateBp * 100),
        taxable: invoice.money(taxableMinor),
        vat: invoice.money(vatMinor),
      })),
      lines: this.#lines(),
      checks: invoice.status === 'draft' ? [...readinessFor(invoice), ...this.beside.checks] : [],
      refunds: this.beside.refunds,
      dunningPause: this.beside.dunningPause,
      highAdvance: this.beside.highAdvance,
      settlements: this.beside.settlements,
    }
  }

  /** What was written into it beside its amounts. */
  #words() {
    const invoice = this.resource
    return {
      certificateNo: invoice.certificateNo ?? null,
      periodFromOn: invoice.periodFromOn ?? null,
      periodToOn: invoice.periodToOn ?? null,
      suppliedOn: invoice.suppliedOn ?? null,
      issuedAt: invoice.issuedAt?.toUTC().toISO() ?? null,
      paymentDays: invoice.paymentDays,
      deductionReason: invoice.deductionReason ?? null,
      reason: invoice.reason ?? null,
      notes: invoice.notes ?? null,
      orderNumber: invoice.orderNumber ?? null,
      simplified: !!invoice.simplified,
    }
  }

  #leftOf(lineId: number) {
    const left = this.beside.left?.get(lineId)
    if (!left) return null
    return {
      quantity: formatDecimal4(left.quantityE4),
      amount: this.resource.money(left.netMinor),
    }
  }

  #lines() {
    const invoice = this.resource
    return invoice.lines.map((line) => ({
      id: line.id,
      contractLineId: line.contractLineId ?? null,
      originalLineId: line.originalLineId ?? null,
      description: line.description,
      descriptionAr: line.descriptionAr ?? null,
      unit: line.unit ?? null,
      quantity: formatDecimal4(line.quantityE4),
      unitPrice: formatDecimal4(line.unitPriceE4),
      previousQuantity: formatDecimal4(line.previousQuantityE4),
      previousAmount: invoice.money(line.previousAmountMinor),
      discount: invoice.money(line.discountMinor),
      vatCategory: line.vatCategory,
      vatRate: formatScaled(line.vatRateBp, 2),
      exemptionReason: line.exemptionReason ?? null,
      net: invoice.money(line.netMinor),
      vat: invoice.money(line.vatMinor),
      left: this.#leftOf(line.id),
    }))
  }
}
