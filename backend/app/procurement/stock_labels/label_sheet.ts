import { documentHtml, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { qrCode } from '#engines/pdf/qr_code'

export interface StockLabel {
  code: string
  name: string
  nameAr: string | null
  /** Where it lies: store and bin. */
  place: string | null
  /** Address in the portal. */
  link: string
}

/** Three by eight on A4, the sizes of common sheets of stickers. */
const STYLES = `
@page { margin: 4.5mm 7mm }
@page :first { margin-top: 4.5mm }
.labels { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0 2.5mm }
.sticker { display: flex; gap: 2mm; align-items: center; height: 36mm; padding: 2mm; overflow: hidden;
  break-inside: avoid; border: .3pt dashed #cfd8df; border-radius: 1.5mm }
.sticker .qr svg { width: 26mm; height: 26mm }
.sticker .words { min-width: 0; max-height: 32mm; overflow: hidden; overflow-wrap: anywhere; line-height: 1.3 }
.sticker .code { font-size: 10pt; font-weight: 700 }
.sticker .ltr { white-space: normal; overflow-wrap: anywhere }
.sticker .place { font-size: 7pt; color: #4b5b69 }
`

/** Labels of materials and of their places, each with a code that a camera reads. */
export function labelSheet(labels: StockLabel[], language: PrintLanguage): string {
  return documentHtml({
    title: language === 'ar' ? 'ملصقات المخزون' : 'Stock labels',
    language,
    styles: STYLES,
    body: html`<div class="labels">${labels.map((label) => sticker(label, language))}</div>`,
  })
}

function sticker({ code, name, nameAr, place, link }: StockLabel, language: PrintLanguage) {
  const names: (SafeHtml | null)[] = [
    html`<p>${value(name, language)}</p>`,
    nameAr === null ? null : html`<p>${value(nameAr, language)}</p>`,
  ]
  if (language === 'ar') names.reverse()
  return html`<div class="sticker">
    ${qrCode(link, code)}
    <div class="words">
      <p class="code">${ltr(code)}</p>
      ${names} ${place === null ? null : html`<p class="place">${value(place, language)}</p>`}
    </div>
  </div>`
}
