import { latinRuns } from '#engines/text/latin_runs'
import { DOCUMENT_STYLES } from './document_styles.js'
import { fontFaces } from './fonts.js'
import { escapeHtml, html, raw, type HtmlValue, type SafeHtml } from './html.js'
import { pageMarginsCss, type Direction, type PageMarginText } from './page_margins.js'

/** Language of a print: it decides the direction of the page and which language comes first. */
export type PrintLanguage = 'en' | 'ar'

export interface DocumentOptions {
  /** Title in the PDF's properties and the reader's window. */
  title: string
  language: PrintLanguage
  /** Prints only this language, wherever the document has its words in it. */
  alone?: boolean
  body: SafeHtml
  /** Extra rules of this kind of document. Own constants only, never data. */
  styles?: string
  /** Printed from the second page on: the first carries the letterhead. */
  header?: PageMarginText
  footer?: PageMarginText
}

/** Everything the page needs is inside it; the browser must load nothing else. */
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"

/** Direction of a page in `language`. */
export function directionOf(language: PrintLanguage): Direction {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/**
 * A complete A4 document with embedded fonts, the shared look, and running header and footer,
 * ready for `PdfRenderer.render`.
 */
export function documentHtml(options: DocumentOptions): string {
  const { title, language, alone, body, header, footer } = options
  const direction = directionOf(language)
  const margins = pageMarginsCss({ direction, header, footer })
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${CONTENT_POLICY}" />
        <title>${title}</title>
        <style>
          ${raw(fontFaces())}${raw(DOCUMENT_STYLES)}${raw(options.styles ?? '')}${raw(margins)}
        </style>
      </head>
      <body class="${alone ? 'alone' : 'both'}">
        ${body}
      </body>
    </html> `.markup
}

/** Text in two languages. Either may be missing. */
export interface BilingualText {
  en?: string | null
  ar?: string | null
}

/**
 * A fixed label in both languages side by side, the print language first. The parts are marked with
 * their language and direction for screen readers and for correct shaping.
 */
export function label(text: Required<BilingualText>, language: PrintLanguage): SafeHtml {
  const en = html`<span lang="en" dir="ltr">${text.en}</span>`
  const ar = html`<span lang="ar" dir="rtl">${text.ar}</span>`
  const [first, second] = language === 'ar' ? [ar, en] : [en, ar]
  return html`<span class="label">${first}<span class="slash"> / </span>${second}</span>`
}

/** What stands for "not known". */
export const DASH = raw('<span class="dash">–</span>')

/**
 * A value from the data: isolated, so that its direction never disturbs its neighbours. Text in two
 * languages prints both, the print language first; nothing prints a dash.
 */
export function value(
  text: string | BilingualText | null | undefined,
  language: PrintLanguage
): SafeHtml {
  if (text === null || text === undefined) return DASH
  const parts =
    typeof text === 'string' ? [text] : language === 'ar' ? [text.ar, text.en] : [text.en, text.ar]
  const shown = [...new Set(parts.filter((part) => part?.trim()))]
  if (shown.length === 0) return DASH
  const [first, second] = shown
  const main = html`<bdi>${mixed(first!)}</bdi>`
  if (!second) return main
  return html`<span class="pair">${main} <bdi class="second">${mixed(second)}</bdi></span>`
}

/** Within Arabic words a code such as 6060-T6 stands in its own direction, or it prints as T6-6060. */
function mixed(text: string): HtmlValue {
  return latinRuns(text).map((run) =>
    run.latin ? html`<bdi dir="ltr">${run.text}</bdi>` : run.text
  )
}

/**
 * Text of several lines from the data: it begins at the side of its first letter, and each line
 * reads in its own direction.
 */
export function prose(text: string, kind: string): SafeHtml {
  const first = /\p{Script=Arabic}|\p{Script=Latin}/u.exec(text)?.[0] ?? ''
  const direction = /\p{Script=Arabic}/u.test(first) ? 'rtl' : 'ltr'
  const lines = text.split('\n').map((line, i) => html`${i ? '\n' : ''}<bdi>${mixed(line)}</bdi>`)
  return html`<p class="${kind}" dir="${direction}">${lines}</p>`
}

/** A number, date or code: always left to right, also inside an Arabic line. */
export function ltr(text: HtmlValue): SafeHtml {
  return text === null || text === undefined || text === ''
    ? DASH
    : html`<bdi dir="ltr" class="ltr">${text}</bdi>`
}

/** Plain text of a fixed label for page margins, each language isolated from the other. */
export function plainLabel(
  text: Required<BilingualText>,
  language: PrintLanguage,
  alone = false
): string {
  if (alone) return isolate(text[language] ?? '')
  const [first, second] = language === 'ar' ? [text.ar, text.en] : [text.en, text.ar]
  return `${isolate(first ?? '')} / ${isolate(second ?? '')}`
}

/** Wraps text in Unicode isolates, for places where there is no markup. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** The foot of a page: which it is of how many; the renderer fills both in. */
export const pageNumbers = (language: PrintLanguage): string =>
  language === 'ar'
    ? `صفحة ${isolate('{page}')} من ${isolate('{pages}')}`
    : 'Page {page} of {pages}'

/** A wrapped fragment for callers of the renderer that have no template of their own. */
export function fragmentDocument(
  fragment: string,
  page: { title?: string; lang?: string; dir?: Direction }
): string {
  const lang = escapeHtml(page.lang ?? 'en')
  const title = escapeHtml(page.title ?? '')
  return (
    `<!doctype html><html lang="${lang}" dir="${page.dir ?? 'ltr'}"><head><meta charset="utf-8">` +
    `<title>${title}</title><style>${fontFaces()}${DOCUMENT_STYLES}</style></head>` +
    `<body>${fragment}</body></html>`
  )
}
