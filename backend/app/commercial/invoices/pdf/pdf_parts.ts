import { label, ltr, value } from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { groupIban } from '#engines/text/iban'
import type Invoice from '#commercial/invoices/models/invoice'
import { INVOICE_LABELS as L } from './pdf_labels.js'

export const LANGUAGE = 'ar'

const HOME = 'SA'
const COUNTRIES = {
  en: new Intl.DisplayNames(['en'], { type: 'region' }),
  ar: new Intl.DisplayNames(['ar'], { type: 'region' }),
}

export const field = fieldIn(LANGUAGE)

/** An invoice to a private person says so; its notes are called as all others. */
export const simplifiedTitle = ({ simplified, type }: Invoice) =>
  simplified && type === 'standard' ? L.simplified : null

/** When it is to be paid, as a day and in words. */
export function dueFields({ dueOn, paymentDays }: Invoice): SafeHtml {
  const days = { en: `Within ${paymentDays} days`, ar: `خلال ${paymentDays} يوماً` }
  const terms = paymentDays === 0 ? L.atOnce : days
  return html`${field(L.dueOn, ltr(dueOn))} ${field(L.terms, label(terms, LANGUAGE))}`
}

/** The number of the client's own order: of the invoice, else of its contract. */
export function orderField({ orderNumber, contract }: Invoice): SafeHtml | null {
  const number = orderNumber ?? contract?.reference
  return number ? field(L.orderNumber, ltr(number)) : null
}

export function countryField({ buyer }: Invoice): SafeHtml | null {
  const { country } = buyer
  if (!country || country === HOME) return null
  const name = { en: COUNTRIES.en.of(country) ?? country, ar: COUNTRIES.ar.of(country) ?? country }
  return field(L.country, label(name, LANGUAGE))
}

/** Where the money goes, as the firm's settings had it at issue; nothing where nothing is owed. */
export function paymentPart({ seller, type }: Invoice): SafeHtml | null {
  if (!seller?.iban || type === 'credit_note') return null
  return html`<section class="keep">
    <h2>${label(L.payment, LANGUAGE)}</h2>
    <dl class="fields">
      ${seller.bankName ? field(L.bank, value(seller.bankName, LANGUAGE)) : null}
      ${seller.accountName ? field(L.account, value(seller.accountName, LANGUAGE)) : null}
      ${field(L.iban, ltr(groupIban(seller.iban)), 'wide')}
      ${seller.swiftCode ? field(L.swift, ltr(seller.swiftCode)) : null}
    </dl>
  </section>`
}

export function notesPart({ notes }: Invoice): SafeHtml | null {
  if (!notes) return null
  return html`<section class="keep">
    <h2>${label(L.notes, LANGUAGE)}</h2>
    <p>${value(notes, LANGUAGE)}</p>
  </section>`
}
