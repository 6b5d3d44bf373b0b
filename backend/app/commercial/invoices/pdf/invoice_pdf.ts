import {
  DASH,
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  value,
} from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { qrCode } from '#engines/pdf/qr_code'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { RATE_DIGITS } from '#core/exchange_rates/known_rates'
import { BASE_CURRENCY, formatDecimal, formatDecimal4, groupThousands } from '#engines/money/money'
import { VAT_CATEGORY_NAMES, type VatCategory } from '#engines/money/vat'
import { exemptionText } from '#engines/money/vat_exemptions'
import { printedSeller } from '#commercial/invoices/seller'
import type Invoice from '#commercial/invoices/models/invoice'
import type InvoiceLine from '#commercial/invoices/models/invoice_line'
import {
  countryField,
  dueFields,
  field,
  LANGUAGE,
  notesPart,
  orderField,
  paymentPart,
  simplifiedTitle,
} from './pdf_parts.js'
import { INVOICE_LABELS as L } from './pdf_labels.js'

/**
 * A tax invoice as a complete HTML document, Arabic first and English beside it, from nothing but what
 * was stored at issue. Needs `lines`, `contract` and `original` loaded.
 */
export function invoicePdf(invoice: Invoice): string {
  const { seller, number, qr, type } = invoice
  const title = simplifiedTitle(invoice) ?? L[type]
  return documentHtml({
    title: `${title.en} ${number}`,
    language: LANGUAGE,
    header: { start: plainLabel(title, LANGUAGE), end: isolate(number ?? '') },
    footer: { start: isolate(number ?? ''), end: pageNumbers(LANGUAGE) },
    body: html`${letterhead(printedSeller(seller), LANGUAGE, qr ? qrCode(qr, L.qr.en) : undefined)}
      <div class="title"><h1>${label(title, LANGUAGE)}</h1></div>
      ${facts(invoice)}
      <h2>${label(L.lines, LANGUAGE)}</h2>
      ${linesTable(invoice)}
      <section class="keep">
        <h2>${label(L.vatSummary, LANGUAGE)}</h2>
        ${vatTable(invoice)}
      </section>
      <section class="keep">
        <h2>${label(L.summary, LANGUAGE)}</h2>
        ${summary(invoice)}
      </section>
      ${paymentPart(invoice)} ${notesPart(invoice)}`,
  })
}

/** Thousands apart, so that large amounts are read and not counted. */
const money = (invoice: Invoice, minor: number) => ltr(groupThousands(invoice.money(minor)))
const decimal4 = (value: bigint | number) => ltr(groupThousands(formatDecimal4(value)))
const percent = (basisPoints: number) => ltr(`${formatDecimal4(basisPoints * 100) || '0'} %`)
const numberHead = (name: { en: string; ar: string }) =>
  html`<th class="number">${label(name, LANGUAGE)}</th>`

function facts(invoice: Invoice): SafeHtml {
  const { buyer, contract, original, periodFromOn, periodToOn } = invoice
  const address = [
    ...[buyer.buildingNumber, buyer.street, buyer.district, buyer.city],
    ...[buyer.postalCode, buyer.additionalNumber],
  ]
  const plain = (text: string | null | undefined) => value(text, LANGUAGE)
  return html`<dl class="fields">
    ${field(L.number, ltr(invoice.number))} ${field(L.issuedOn, ltr(invoice.issuedOn))}
    ${field(L.suppliedOn, ltr(invoice.suppliedOn ?? invoice.issuedOn))}
    ${invoice.type === 'credit_note' ? null : dueFields(invoice)}
    ${field(L.buyer, plain(buyer.name), 'wide')}
    ${buyer.nameAr ? field(L.buyer, plain(buyer.nameAr), 'wide') : null}
    ${field(L.buyerVat, ltr(buyer.vatNumber ?? buyer.otherId), 'wide')}
    ${field(L.address, plain(address.filter(Boolean).join('، ')), 'wide')}
    ${field(L.uuid, ltr(invoice.uuid), 'wide')} ${orderField(invoice)} ${countryField(invoice)}
    ${contract ? field(L.contract, plain(`${contract.number} ${contract.title}`), 'wide') : null}
    ${invoice.certificateNo ? field(L.certificate, ltr(String(invoice.certificateNo))) : null}
    ${periodFromOn || periodToOn ? field(L.period, ltr(`${periodFromOn ?? '…'} – ${periodToOn ?? '…'}`), 'wide') : null}
    ${invoice.deductionReason ? field(L.deductionReason, plain(invoice.deductionReason), 'wide') : null}
    ${original ? field(L.original, ltr(original.number)) : null}
    ${invoice.reason ? field(L.reason, plain(invoice.reason), 'wide') : null}
  </dl>`
}

/**
 * Whether the VAT of the lines adds up to the document's. On certificates of before it does not: theirs
 * was that of the whole work, without what comes off it.
 */
function isTaxedByLine({ lines, vatMinor }: Invoice): boolean {
  return lines.reduce((sum, line) => sum + line.vatMinor, 0) === vatMinor
}

interface LineColumn {
  name: { en: string; ar: string }
  cell: (line: InvoiceLine) => SafeHtml | string
}

/** What a line says in figures; the columns that a document has no use for are left out. */
function lineColumns(invoice: Invoice): LineColumn[] {
  const progress = invoice.type === 'progress'
  const columns: [boolean, LineColumn['name'], LineColumn['cell']][] = [
    [progress, L.previous, (line) => decimal4(line.previousQuantityE4)],
    [
      true,
      L.quantity,
      (line) => html`${decimal4(line.quantityE4)} ${line.unit ? isolate(line.unit) : ''}`,
    ],
    [progress, L.toDate, (line) => decimal4(line.previousQuantityE4 + line.quantityE4)],
    [true, L.price, (line) => (line.unitPriceE4 ? decimal4(line.unitPriceE4) : DASH)],
    [hasDiscount(invoice), L.discount, (line) => money(invoice, line.discountMinor)],
    [true, L.net, (line) => money(invoice, line.netMinor)],
    [progress, L.amountToDate, (line) => money(invoice, line.previousAmountMinor + line.netMinor)],
    [isTaxedByLine(invoice), L.rate, (line) => percent(line.vatRateBp)],
    [isTaxedByLine(invoice), L.vat, (line) => money(invoice, line.vatMinor)],
  ]
  return columns.filter(([shown]) => shown).map(([, name, cell]) => ({ name, cell }))
}

const hasDiscount = ({ lines }: Invoice) => lines.some(({ discountMinor }) => discountMinor !== 0)

function linesTable(invoice: Invoice): SafeHtml {
  const columns = lineColumns(invoice)
  return html`<table>
    <thead>
      <tr>
        <th>${label(L.description, LANGUAGE)}</th>
        ${columns.map(({ name }) => numberHead(name))}
      </tr>
    </thead>
    <tbody>
      ${invoice.lines.map(
        (line) =>
          html`<tr>
            <td>${value({ en: line.description, ar: line.descriptionAr }, LANGUAGE)}</td>
            ${columns.map(({ cell }) => html`<td class="number">${cell(line)}</td>`)}
          </tr>`
      )}
    </tbody>
  </table>`
}

/** Why a category bears no VAT, as its lines say it. */
function reasonsOf({ lines }: Invoice, category: string): SafeHtml[] {
  const reasons = lines
    .filter(({ vatCategory }) => vatCategory === category)
    .map(({ exemptionReason }) => exemptionReason)
  return [...new Set(reasons)].flatMap((reason) =>
    reason ? [html`<br />${reasonText(reason)}`] : []
  )
}

/** A code with its words; what was written before there were codes as it stands. */
function reasonText(reason: string): SafeHtml {
  const text = exemptionText(reason)
  return text ? html`${isolate(reason)} ${label(text, LANGUAGE)}` : html`${isolate(reason)}`
}

/** What is taxed and by how much, once for each category: these add up to the document's VAT. */
function vatTable(invoice: Invoice): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        <th>${label(L.category, LANGUAGE)}</th>
        ${numberHead(L.rate)} ${numberHead(L.amount)} ${numberHead(L.vat)}
      </tr>
    </thead>
    <tbody>
      ${invoice.vatBreakdown.map(
        ({ category, rateBp, taxableMinor, vatMinor }) =>
          html`<tr>
            <td>
              ${label(VAT_CATEGORY_NAMES[category as VatCategory], LANGUAGE)}
              ${reasonsOf(invoice, category)}
            </td>
            <td class="number">${percent(rateBp)}</td>
            <td class="number">${money(invoice, taxableMinor)}</td>
            <td class="number">${money(invoice, vatMinor)}</td>
          </tr>`
      )}
    </tbody>
  </table>`
}

/** Some of it exempt or out of scope: then the taxable amount is not the whole. */
const isPartlyTaxed = ({ totalMinor, vatMinor, taxableMinor }: Invoice) =>
  totalMinor - vatMinor !== taxableMinor

function summary(invoice: Invoice): SafeHtml {
  const { retentionMinor, totalMinor, payableMinor } = invoice
  // what is held comes off before VAT or after it, as the contract has it
  const heldAfterVat = payableMinor !== totalMinor
  const rows: [{ en: string; ar: string }, number, boolean][] = [
    [L.gross, invoice.grossMinor, true],
    [L.advanceRecovery, -invoice.advanceRecoveryMinor, invoice.advanceRecoveryMinor !== 0],
    [L.deductions, -invoice.deductionsMinor, invoice.deductionsMinor !== 0],
    [L.retention, -retentionMinor, retentionMinor !== 0 && !heldAfterVat],
    [L.untaxed, totalMinor - invoice.vatMinor - invoice.taxableMinor, isPartlyTaxed(invoice)],
    [L.taxable, invoice.taxableMinor, true],
    [L.vat, invoice.vatMinor, true],
    [L.total, totalMinor, true],
    [L.retention, -retentionMinor, retentionMinor !== 0 && heldAfterVat],
    [L.payable, payableMinor, true],
  ]
  return html`<table>
    <tbody>
      ${rows
        .filter(([, , shown]) => shown)
        .map(
          ([name, minor]) =>
            html`<tr>
              <td>${label(name, LANGUAGE)}</td>
              <td class="number">
                ${ltr(`${invoice.currency} ${groupThousands(invoice.money(minor))}`)}
              </td>
            </tr>`
        )}
      ${inRiyals(invoice)}
    </tbody>
  </table>`
}

/** VAT and total in riyals, with the rate they are worth it at; an invoice in riyals says no more. */
function inRiyals({ currency, exchangeRateE6, baseVatMinor, baseTotalMinor }: Invoice) {
  if (currency === BASE_CURRENCY || !exchangeRateE6) return null
  const riyals = (minor: number | null) =>
    ltr(`${BASE_CURRENCY} ${groupThousands(baseMoney(minor ?? 0))}`)
  const rate = ltr(`1 ${currency} = ${BASE_CURRENCY} ${formatDecimal(exchangeRateE6, RATE_DIGITS)}`)
  const rows: [{ en: string; ar: string }, SafeHtml | string][] = [
    [L.exchangeRate, rate],
    [L.baseVat, riyals(baseVatMinor)],
    [L.baseTotal, riyals(baseTotalMinor)],
  ]
  return rows.map(
    ([name, shown]) =>
      html`<tr>
        <td>${label(name, LANGUAGE)}</td>
        <td class="number">${shown}</td>
      </tr>`
  )
}
