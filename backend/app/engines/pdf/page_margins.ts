import { DOCUMENT_FONT } from './fonts.js'

export type Direction = 'ltr' | 'rtl'

/**
 * Text in the margin of every page. `{page}` and `{pages}` become the numbers, a line feed starts
 * a new line. `start` is left in an English document and right in an Arabic one.
 */
export interface PageMarginText {
  start?: string
  center?: string
  end?: string
}

export interface PageMarginsOptions {
  direction: Direction
  header?: PageMarginText
  footer?: PageMarginText
  /** The first page usually has its own letterhead. */
  headerOnFirstPage?: boolean
}

type Edge = 'top' | 'bottom'

/**
 * CSS that prints running headers and footers with page margin boxes: unlike Chromium's own header
 * templates they use the fonts of the document, and they are text only, so no markup can get in.
 */
export function pageMarginsCss(options: PageMarginsOptions): string {
  const { direction, header, footer } = options
  const top = header ? boxes('top', header, direction) : []
  const bottom = footer ? boxes('bottom', footer, direction) : []
  if (top.length + bottom.length === 0) return ''
  const page = `@page{${[...top, ...bottom].map((box) => box.css).join('')}}`
  if (top.length === 0 || options.headerOnFirstPage) return page
  const hidden = top.map((box) => `@${box.name}{content:none;border:0}`).join('')
  return `${page}@page:first{${hidden}}`
}

interface Box {
  name: string
  css: string
}

function boxes(edge: Edge, text: PageMarginText, direction: Direction): Box[] {
  const [start, end] = direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
  const places: [string, string | undefined, string][] = [
    [start, text.start, start],
    ['center', text.center, 'center'],
    [end, text.end, end],
  ]
  return places.flatMap(([place, content, align]) =>
    content ? [box(`${edge}-${place}`, content, align, edge, direction)] : []
  )
}

function box(name: string, text: string, align: string, edge: Edge, direction: Direction): Box {
  const line = edge === 'top' ? 'border-bottom' : 'border-top'
  const vertical = edge === 'top' ? 'bottom' : 'top'
  const css =
    `@${name}{content:${contentValue(text)};font-family:${DOCUMENT_FONT};font-size:6.5pt;` +
    `line-height:1.5;color:#5b6b79;white-space:pre;direction:${direction};text-align:${align};` +
    `vertical-align:${vertical};${line}:0.5pt solid #cfd8df;padding:2mm 0;margin:2mm 0}`
  return { name, css }
}

function contentValue(text: string): string {
  return text
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '{page}') return 'counter(page)'
      if (part === '{pages}') return 'counter(pages)'
      return cssString(part)
    })
    .join(' ')
}

/** A CSS string literal; everything but plain letters and digits is written as a code point. */
export function cssString(text: string): string {
  const escaped = Array.from(text, (character) =>
    /[A-Za-z0-9 .,:]/.test(character)
      ? character
      : `\\${(character.codePointAt(0) || 0xfffd).toString(16)} `
  )
  return `"${escaped.join('')}"`
}
