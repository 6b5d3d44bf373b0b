import { documentHtml, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead, type PrintedCompany } from '#engines/pdf/letterhead'
import { qrCode } from '#engines/pdf/qr_code'
import { POSTER_LABELS as L } from './poster_labels.js'

const STYLES = `
.poster { display: flex; flex-direction: column; align-items: center; gap: 7mm; margin-top: 10mm; text-align: center }
.poster h1 { font-size: 30pt; margin: 0 }
.poster .site { font-size: 18pt; font-weight: 600 }
.poster .qr svg { width: 105mm; height: 105mm }
.poster .how { font-size: 12pt; max-width: 150mm; line-height: 1.5 }
`

interface PosterData {
  company: PrintedCompany
  site: { name: string; nameAr: string }
  /** What the code leads to. */
  link: string
}

/** The sheet that hangs at a site, in both languages, the requested one first. */
export function posterPdf({ company, site, link }: PosterData, language: PrintLanguage): string {
  const languages = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return documentHtml({
    title: language === 'ar' ? site.nameAr : site.name,
    language,
    styles: STYLES,
    body: html`${letterhead(company, language)}
      <div class="poster">
        ${languages.map((one) => heading(one, site))} ${qrCode(link, L.qr[language])}
        ${languages.map((one) => html`<p class="how" dir="${directionOf(one)}">${L.how[one]}</p>`)}
      </div>`,
  })
}

const directionOf = (language: PrintLanguage) => (language === 'ar' ? 'rtl' : 'ltr')

const heading = (language: PrintLanguage, site: PosterData['site']): SafeHtml =>
  html`<div dir="${directionOf(language)}">
    <h1>${L.title[language]}</h1>
    <p class="site">${value(language === 'ar' ? site.nameAr : site.name, language)}</p>
  </div>`
