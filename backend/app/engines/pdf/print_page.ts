import type { Page, PaperFormat } from 'puppeteer-core'
import { fragmentDocument } from './document.js'
import { pageMarginsCss, type Direction, type PageMarginText } from './page_margins.js'
import { withLettersInOrder } from './reading_order.js'

export interface RenderOptions {
  /** Title, language and direction, for a fragment; a whole document says them itself. */
  title?: string
  lang?: string
  dir?: Direction
  /** Running texts, for a document that does not define its own. */
  header?: PageMarginText
  footer?: PageMarginText
  /** Structure for screen readers; default true. */
  tagged?: boolean
  /** Bookmarks from the headings; default true. */
  outline?: boolean
  /** Paper and margins (CSS lengths), unless the document has its own `@page`; default A4. */
  format?: PaperFormat
  landscape?: boolean
  margins?: { top?: string; right?: string; bottom?: string; left?: string }
  /** Own time-out in milliseconds instead of the renderer's. */
  timeoutMs?: number
  signal?: AbortSignal
  /** Called with 0 to 100, never backwards. */
  onProgress?: (percent: number) => void
}

/** The HTML as Chromium gets it: a fragment is put into a document, running texts are added. */
export function printableHtml(html: string, options: RenderOptions): string {
  const whole = /^\s*<!doctype html/i.test(html) ? html : fragmentDocument(html, options)
  const { header, footer } = options
  const css = pageMarginsCss({ direction: options.dir ?? 'ltr', header, footer })
  return css ? `${whole}<style>${css}</style>` : whole
}

/**
 * Prints a document on an open page.
 * @param onLaidOut called when the document and its fonts are ready
 */
export async function printPage(
  page: Page,
  html: string,
  options: RenderOptions,
  onLaidOut: () => void
): Promise<Buffer> {
  // Puppeteer's own time-outs are off: the renderer has one for the whole document.
  await page.setContent(html, { waitUntil: 'load', timeout: 0 })
  onLaidOut()
  const pdf = await page.pdf({
    timeout: 0,
    format: options.format ?? 'A4',
    landscape: options.landscape ?? false,
    margin: options.margins,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: options.tagged ?? true,
    outline: options.outline ?? true,
  })
  return withLettersInOrder(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
}
