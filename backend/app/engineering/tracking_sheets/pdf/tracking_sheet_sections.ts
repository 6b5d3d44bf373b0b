import { exponentOf } from '#engines/money/money'
import { label, ltr, value, DASH, type PrintLanguage } from '#engines/pdf/document'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import {
  daysBetween,
  decimal,
  gregorianDate,
  hijriDate,
  money,
  quantity,
  shortDate,
} from '#engines/pdf/print_formats'
import type { SheetText } from '#engineering/quotations/stage_plan/sheet_stage'
import { VAT_NAMES } from '#engineering/enums/bill'
import type { SheetPrices, TrackingSheetData } from './pdf_data.js'
import { LABELS, RECOMMENDATION_LABELS } from './tracking_sheet_labels.js'

type Label = { en: string; ar: string }

/** One labelled value of a block of fields. */
export function field(
  text: Label,
  content: HtmlValue,
  language: PrintLanguage,
  size = ''
): SafeHtml {
  return html`<div class="field ${size}">
    <dt>${label(text, language)}</dt>
    <dd>${content}</dd>
  </div>`
}

/** A date of a table, or a dash. */
export function dateCell(date: string | null): SafeHtml {
  return date ? ltr(shortDate(date)) : DASH
}

/** Numbers and dates that identify the sheet. */
export function identity(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language, quotation, sheet } = data
  const issued = (kind: 'gregorian' | 'hijri') =>
    html`<bdi>${(kind === 'hijri' ? hijriDate : gregorianDate)(sheet.issuedOn, language)}</bdi>`
  return html`<dl class="fields">
    ${field(LABELS.quotationNo, ltr(quotation.number), language)}
    ${field(LABELS.revision, ltr(`R${quotation.revision}`), language)}
    ${field(LABELS.sheetNo, ltr(sheet.number), language)}
    ${field(LABELS.status, value(quotation.status, language), language)}
    ${field(LABELS.sheetDate, issued('gregorian'), language)}
    ${field(LABELS.hijriDate, issued('hijri'), language)}
    ${field(LABELS.quotedOn, dateCell(quotation.quotedOn), language)}
    ${field(LABELS.currency, ltr(quotation.currency), language)}
  </dl>`
}

/** The project, the parties and our people. */
export function projectBlock(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language, project, parties } = data
  const text = (caption: Label, content: SheetText, size = '') =>
    field(caption, value(content, language), language, size)
  return html`<dl class="fields">
    ${text(LABELS.projectName, project.name, 'full')} ${text(LABELS.location, project.location)}
    ${text(LABELS.city, project.city)}
    ${field(LABELS.area, project.areaSqm ? ltr(quantity(project.areaSqm)) : DASH, language)}
    ${text(LABELS.projectType, project.type)}
    ${field(LABELS.productTypes, list(project.productTypes, language), language, 'wide')}
    ${text(LABELS.endUser, project.endUser, 'wide')}
    ${text(LABELS.requestedBy, parties.requestedBy)} ${text(LABELS.client, parties.client)}
    ${text(LABELS.contractor, parties.contractor)} ${text(LABELS.consultant, parties.consultant)}
    ${text(LABELS.bdm, data.bdm, 'wide')} ${text(LABELS.estimator, data.estimator, 'wide')}
  </dl>`
}

/** Several names as one line per language. */
function list(texts: SheetText[], language: PrintLanguage): SafeHtml {
  const inLanguage = (wanted: PrintLanguage) =>
    texts
      .map((text) => (text === null || typeof text === 'string' ? text : (text[wanted] ?? text.en)))
      .filter(Boolean)
      .join(' · ')
  return value({ en: inLanguage('en'), ar: inLanguage('ar') }, language)
}

/** Score, recommendation and the three weightiest reasons. */
export function scoreBlock(data: TrackingSheetData): SafeHtml | null {
  const { printLanguage: language, score } = data
  if (!score) return null
  return html`<div class="score ${score.recommendation}">
    <div class="score-figure" dir="ltr">
      <span class="score-total">${ltr(decimal(score.total, 1, 1))}</span>
      <span class="score-of">${ltr('/ 100')}</span>
    </div>
    <div class="score-verdict">
      <span class="caption">${label(LABELS.recommendation, language)}</span>
      <strong>${label(RECOMMENDATION_LABELS[score.recommendation], language)}</strong>
    </div>
    <div class="score-reasons">
      <span class="caption">${label(LABELS.reasons, language)}</span>
      <ol>
        ${score.reasons.slice(0, 3).map((reason) => html`<li>${value(reason, language)}</li>`)}
      </ol>
    </div>
  </div>`
}

/** Subtotal, discount, VAT and total; null without prices or where they are not to be shown. */
export function priceSummary(data: TrackingSheetData): SafeHtml | null {
  const { printLanguage: language, prices, showPrices } = data
  if (!prices || !showPrices) return null
  const { currency } = data.quotation
  const amount = (text: string) => money(text, exponentOf(currency))
  const row = (caption: Label, figure: string, note: HtmlValue = null, kind = '') =>
    html`<tr class="${kind}">
      <th scope="row">${label(caption, language)} ${note}</th>
      <td class="number">${ltr(html`${currency} ${figure}`)}</td>
    </tr>`
  const hasDiscount = !/^-?0+(\.0+)?$/.test(prices.discount)
  return html`<table class="prices">
    <tbody>
      ${row(LABELS.subtotal, amount(prices.subtotal))}
      ${hasDiscount && row(LABELS.discount, `−${amount(prices.discount.replace(/^-/, ''))}`)}
      ${prices.vatShares.map((share) =>
        row(LABELS.vat, amount(share.vat), vatNote(share, amount(share.taxable), language))
      )}
      ${row(LABELS.total, amount(prices.total), null, 'grand-total')}
    </tbody>
  </table>`
}

/** `15% of 1,500.00`, or why there is none. */
function vatNote(
  { category, rate }: SheetPrices['vatShares'][number],
  taxable: string,
  language: PrintLanguage
): SafeHtml {
  const why = VAT_NAMES[category]
  return html`${category === 'standard' ? ltr(`${quantity(rate)}%`) : label(why, language)}
  (${ltr(taxable)})`
}

/** Days an actual date is after (+) or before (−) its planned one; a dash unless both are known. */
export function deviation(plannedOn: string | null, actualOn: string | null): SafeHtml {
  if (!plannedOn || !actualOn) return DASH
  const days = daysBetween(plannedOn, actualOn)
  const late = days > 0 ? 'late' : ''
  return html`<span class="${late}"
    >${ltr(days > 0 ? `+${days}` : days < 0 ? `−${-days}` : '0')}</span
  >`
}
