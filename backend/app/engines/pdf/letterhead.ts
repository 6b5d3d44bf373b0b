import { label, value, ltr, type BilingualText, type PrintLanguage } from './document.js'
import { html, type HtmlValue, type SafeHtml } from './html.js'

/** The company as shown on every document. */
export interface PrintedCompany {
  nameEn: string
  nameAr: string
  /** PNG, JPEG or WebP as a base64 data URI; null prints the names alone. */
  logo?: string | null
  address?: BilingualText | string | null
  commercialRegistration?: string | null
  vatNumber?: string | null
  phone?: string | null
  email?: string | null
  website?: string | null
}

const LOGO = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/

/**
 * The head of the first page: logo, names and particulars on one side, `aside` (a QR code, say) on
 * the other.
 * @throws TypeError when the logo is anything but an embedded raster image
 */
export function letterhead(
  company: PrintedCompany,
  language: PrintLanguage,
  aside?: SafeHtml
): SafeHtml {
  const names: [string, string, string][] = [
    ['en', 'ltr', company.nameEn],
    ['ar', 'rtl', company.nameAr],
  ]
  if (language === 'ar') names.reverse()
  return html`<header class="letterhead">
    ${logo(company)}
    <div class="firm">
      ${names.map(
        ([lang, dir, name], index) =>
          html`<p class="${index === 0 ? 'firm-name' : 'firm-name-second'}" lang="${lang}">
            <bdi dir="${dir}">${name}</bdi>
          </p>`
      )}
      <p class="firm-particulars">${particulars(company, language)}</p>
    </div>
    ${aside && html`<div class="aside">${aside}</div>`}
  </header>`
}

function logo(company: PrintedCompany): HtmlValue {
  if (!company.logo) return null
  if (!LOGO.test(company.logo)) {
    throw new TypeError('A logo must be a PNG, JPEG or WebP image as a base64 data URI')
  }
  return html`<img class="logo" src="${company.logo}" alt="${company.nameEn}" />`
}

function particulars(company: PrintedCompany, language: PrintLanguage): SafeHtml {
  const facts: HtmlValue[] = []
  if (company.address) facts.push(value(company.address, language))
  const registration = company.commercialRegistration
  if (registration) {
    facts.push(html`${label({ en: 'CR', ar: 'س.ت' }, language)} ${ltr(registration)}`)
  }
  if (company.vatNumber) {
    facts.push(
      html`${label({ en: 'VAT no.', ar: 'الرقم الضريبي' }, language)} ${ltr(company.vatNumber)}`
    )
  }
  for (const contact of [company.phone, company.email, company.website]) {
    if (contact) facts.push(ltr(contact))
  }
  return html`${facts.map((fact) => html`<span class="fact">${fact}</span> `)}`
}
