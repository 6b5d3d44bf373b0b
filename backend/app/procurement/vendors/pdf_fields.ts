import { DASH, label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { gregorianDate, hijriDate } from '#engines/pdf/print_formats'
import type Vendor from '#procurement/vendors/models/vendor'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'

type Label = { en: string; ar: string }

/** A labelled value of a document's head; `size` is `wide` or `full`. */
export const fieldIn =
  (language: PrintLanguage) =>
  (name: Label, content: SafeHtml, size = '') =>
    html`<div class="field ${size}">
      <dt>${label(name, language)}</dt>
      <dd>${content}</dd>
    </div>`

/** A day in the calendar of trade and in the one of the Kingdom. */
export function bothCalendars(day: string | null, language: PrintLanguage): SafeHtml {
  if (!day) return value(null, language)
  return html`${value(gregorianDate(day, language), language)}
    <span class="second">${value(hijriDate(day, language), language)}</span>`
}

/** To whom a document goes: name, numbers, address, person. */
export function vendorFields(vendor: Vendor, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const address = [
    vendor.buildingNumber,
    vendor.street,
    vendor.district,
    vendor.businessAddress,
    vendor.city,
    vendor.postalCode,
    vendor.country,
  ]
  const phone = vendor.mobile ?? vendor.phone
  const contact = [
    vendor.primaryContactName && text(vendor.primaryContactName),
    phone && ltr(phone),
    vendor.email && ltr(vendor.email),
  ]
  return html`${field(L.vendor, text(vendor.name), 'wide')}
  ${field(L.vendorVat, ltr(vendor.vatNumber))} ${field(L.vendorCr, ltr(vendor.crNumber))}
  ${field(L.vendorAddress, parts(address.map((part) => part && text(part))), 'wide')}
  ${field(L.contact, parts(contact), 'wide')}`
}

/** Parts side by side, each in its own direction: a telephone number never runs backwards. */
function parts(all: (SafeHtml | '' | null)[]): SafeHtml {
  const known = all.filter((part) => part !== null && part !== '')
  if (!known.length) return DASH
  return html`${known.map((part) => html`<span class="part">${part}</span> `)}`
}
