import { html, type SafeHtml } from '#engines/pdf/html'
import type { PrintLanguage } from '#engines/pdf/document'
import { MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import { AXIS, placeOn, type Page, type Sheet } from './geometry.js'

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

interface Tick {
  from: Moment
  to: Moment
  text: string
}

/** Millimetres that a day needs for a unit below and one above to be read. */
const LEVELS: [least: number, upper: Unit, lower: Unit][] = [
  [4.5, 'month', 'day'],
  [1.1, 'month', 'week'],
  [0.3, 'year', 'month'],
  [0, 'year', 'quarter'],
]

export interface Axis {
  upper: Tick[]
  lower: Tick[]
  /** Whether single closed days are wide enough to be shaded. */
  isShaded: boolean
}

export function axisOf(sheet: Sheet, page: Page, language: PrintLanguage): Axis {
  const day = (sheet.timeline * MINUTES_OF_DAY) / (page.to - page.from)
  const [, upper, lower] = LEVELS.find(([least]) => day >= least)!
  return {
    upper: ticks(page, upper, language, true),
    lower: ticks(page, lower, language, false),
    isShaded: day >= 0.8,
  }
}

const MILLISECONDS = 60_000

function ticks(page: Page, unit: Unit, language: PrintLanguage, isUpper: boolean): Tick[] {
  const found: Tick[] = []
  let from = startOf(page.from, unit)
  while (from < page.to) {
    const to = nextOf(from, unit)
    const cut = { from: Math.max(from, page.from), to: Math.min(to, page.to) }
    found.push({ ...cut, text: textOf(from, unit, language, isUpper) })
    from = to
  }
  return found
}

function startOf(moment: Moment, unit: Unit): Moment {
  const at = new Date(moment * MILLISECONDS)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (unit === 'day') return utc(year, month, day)
  if (unit === 'week') return utc(year, month, day - at.getUTCDay())
  if (unit === 'month') return utc(year, month, 1)
  return unit === 'quarter' ? utc(year, month - (month % 3), 1) : utc(year, 0, 1)
}

function nextOf(moment: Moment, unit: Unit): Moment {
  const at = new Date(moment * MILLISECONDS)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
  if (unit === 'day') return utc(year, month, day + 1)
  if (unit === 'week') return utc(year, month, day + 7)
  if (unit === 'month') return utc(year, month + 1, 1)
  return unit === 'quarter' ? utc(year, month + 3, 1) : utc(year + 1, 0, 1)
}

const utc = (year: number, month: number, day: number): Moment =>
  Date.UTC(year, month, day) / MILLISECONDS

const LOCALES: Record<PrintLanguage, string> = { en: 'en-GB', ar: 'ar-SA' }

/** Gulf month names in Arabic: يناير, not كانون الثاني. */
function textOf(moment: Moment, unit: Unit, language: PrintLanguage, isUpper: boolean): string {
  const at = new Date(moment * MILLISECONDS)
  if (unit === 'quarter') {
    const quarter = Math.floor(at.getUTCMonth() / 3) + 1
    return language === 'ar' ? `الربع ${quarter}` : `Q${quarter}`
  }
  const parts: Intl.DateTimeFormatOptions =
    unit === 'year'
      ? { year: 'numeric' }
      : unit === 'month'
        ? { month: isUpper ? 'long' : 'short', ...(isUpper && { year: 'numeric' }) }
        : { day: 'numeric' }
  const locale = `${LOCALES[language]}-u-ca-gregory-nu-latn`
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(at)
}

/** Millimetres below which a text is left out. */
const ROOM = 4

export function axisMarkup(axis: Axis, sheet: Sheet, page: Page): SafeHtml {
  const x = placeOn(sheet, page)
  const half = AXIS / 2
  const line = (list: Tick[], top: number, kind: string) =>
    list.map(({ from, to, text }) => {
      const [left, right] = [x(from), x(to)]
      const isShown = right - left >= Math.max(ROOM, text.length * 1.15)
      return html`<rect
          class="${kind}"
          x="${f(left)}"
          y="${top}"
          width="${f(right - left)}"
          height="${half}"
        />${
          isShown &&
          html`<text class="tick" x="${f((left + right) / 2)}" y="${top + 3.5}">${text}</text>`
        }`
    })
  return html`${line(axis.upper, 0, 'upper')}${line(axis.lower, half, 'lower')}`
}

/** Hundredths of a millimetre are enough. */
export const f = (millimetres: number): string => String(Math.round(millimetres * 100) / 100)
