import { label, prose, value, type PrintLanguage } from './document.js'
import { html, type SafeHtml } from './html.js'

/** Rules for documents that list terms. */
export const TERM_STYLES = `
ol.terms { padding-inline-start: 5mm } .terms li { margin-block-end: 1.6mm; break-inside: avoid }
.terms .name { font-weight: 700 }
`

interface Term {
  name: string
  nameAr: string
  text: string
  textAr: string
}

/** Terms below a heading, each in both languages; nothing where there are none. */
export function termList(
  heading: { en: string; ar: string },
  terms: readonly Term[],
  language: PrintLanguage
): SafeHtml | null {
  if (!terms.length) return null
  return html`<h2>${label(heading, language)}</h2>
    <ol class="terms">
      ${terms.map(
        (term) =>
          html`<li>
            <p class="name">${value({ en: term.name, ar: term.nameAr }, language)}</p>
            ${bothTexts(term, language)}
          </li>`
      )}
    </ol>`
}

function bothTexts({ text, textAr }: Term, language: PrintLanguage) {
  const [first, second] = language === 'ar' ? [textAr, text] : [text, textAr]
  return html`${prose(first, 'term')} ${prose(second, 'term second other')}`
}
