import { DASH, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import type Vendor from '#procurement/vendors/models/vendor'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'

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
