import { html, type SafeHtml } from '#engines/pdf/html'
import { dayOf, MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import { latinRuns } from '#engines/text/latin_runs'
import { axisMarkup, axisOf, f } from './axis.js'
import type { ChartData, ChartRow } from './chart_data_types.js'
import { AXIS, placeOn, type Page, type Sheet } from './geometry.js'
import { linkMarkup } from './links.js'
import { loadMarkup } from './loads.js'

interface Drawing {
  data: ChartData
  sheet: Sheet
  page: Page
  x: (moment: Moment) => number
}

/** The bars of one page under their part of the time axis. */
export function timeline(data: ChartData, sheet: Sheet, page: Page): SafeHtml {
  const drawing = { data, sheet, page, x: placeOn(sheet, page) }
  const rows = data.rows.slice(...page.rows)
  const bottom = AXIS + rows.length * sheet.row
  const height = bottom + data.loads.length * sheet.load
  const axis = axisOf(sheet, page, data.language)
  const size = html`width="${sheet.timeline}mm" height="${f(height)}mm"`
  return html`<svg class="timeline" ${size} viewBox="0 0 ${sheet.timeline} ${f(height)}">
    ${axis.isShaded && closedDays(drawing, height)} ${axisMarkup(axis, sheet, page)}
    ${axis.lower.map(({ from }) => upright('rule', drawing.x(from), height))}
    ${rows.map((_, index) => ground(AXIS + index * sheet.row, sheet))}
    ${linkMarkup(data, page, (moment) => drawing.x(moment), sheet)}
    ${rows.map((row, index) => bar(row, AXIS + index * sheet.row, drawing))}
    ${loadMarkup(data, sheet, page, bottom)}
    ${data.dataDate !== null && upright('data-date', drawing.x(data.dataDate), height)}
  </svg>`
}

const upright = (kind: string, x: number, height: number) =>
  html`<line class="${kind}" x1="${f(x)}" x2="${f(x)}" y1="${AXIS}" y2="${f(height)}" />`

const ground = (top: number, { timeline: width, row }: Sheet) =>
  html`<line class="row-rule" x1="0" x2="${width}" y1="${f(top + row)}" y2="${f(top + row)}" />`

function closedDays({ data: { calendar }, page, x }: Drawing, height: number): SafeHtml[] {
  if (!calendar) return []
  const days: SafeHtml[] = []
  for (let day = dayOf(page.from); day * MINUTES_OF_DAY < page.to; day++) {
    const from = day * MINUTES_OF_DAY
    if (calendar.between(from, from + MINUTES_OF_DAY) > 0) continue
    const [left, right] = [x(from), x(from + MINUTES_OF_DAY)]
    days.push(
      html`<rect
        class="closed"
        x="${f(left)}"
        y="${AXIS}"
        width="${f(right - left)}"
        height="${f(height - AXIS)}"
      />`
    )
  }
  return days
}

function bar(row: ChartRow, top: number, drawing: Drawing): SafeHtml {
  const { span, deadline, slackUntil } = row
  const { x, sheet } = drawing
  if (!span) return html`${baselineBar(row, top, drawing)}`
  const [left, right] = [x(span[0]), x(span[1])]
  const isMissed = deadline !== null && span[1] > deadline
  const slack =
    slackUntil !== null && slackUntil > span[1]
      ? html`<line
          class="slack"
          x1="${f(right)}"
          x2="${f(x(slackUntil))}"
          y1="${f(top + sheet.row - 0.8)}"
          y2="${f(top + sheet.row - 0.8)}"
        />`
      : null
  return html`${baselineBar(row, top, drawing)}${slack}${shape(row, left, right, top, sheet)}${
    deadline === null ? null : arrow(x(deadline), top + 0.6, isMissed)
  }${caption(row, Math.max(left, right) + 2.4, top, drawing)}`
}

/** Below the bar of the plan. */
function baselineBar({ baseline }: ChartRow, top: number, { x, sheet }: Drawing) {
  if (!baseline) return null
  const [left, right] = [x(baseline[0]), x(baseline[1])]
  return html`<rect
    class="baseline"
    x="${f(left)}"
    y="${f(top + sheet.row - 1.2)}"
    width="${f(Math.max(0.6, right - left))}"
    height="0.8"
  />`
}

function shape(row: ChartRow, left: number, right: number, top: number, { row: height }: Sheet) {
  const { kind, isCritical, progress } = row
  const tone = isCritical ? 'critical' : kind
  const own = fillOf(row)
  if (kind === 'start_milestone' || kind === 'finish_milestone')
    return diamond(kind === 'start_milestone' ? left : right, top + height / 2, tone)
  const width = Math.max(0.3, right - left)
  if (kind === 'summary')
    return html`<rect
      class="bar ${isCritical ? 'summary critical' : 'summary'}"
      x="${f(left)}"
      y="${f(top + 1)}"
      width="${f(width)}"
      height="1.3"
    />`
  const y = top + 1.1
  const done = width * Math.min(1, progress)
  return html`<rect
      class="bar ${own ? `${tone} own` : tone}"
      ${own}
      x="${f(left)}"
      y="${f(y)}"
      width="${f(width)}"
      height="${f(height - 2.4)}"
      rx="0.4"
    />${
      done > 0 &&
      html`<rect
        class="done"
        x="${f(left)}"
        y="${f(y + 0.7)}"
        width="${f(done)}"
        height="${f(height - 3.8)}"
      />`
    }`
}

/** Its own colour goes before that of its kind; where it is critical the frame stays red. */
const fillOf = ({ color }: ChartRow) =>
  color !== null && /^#[0-9a-f]{6}$/i.test(color) && html`style="fill:${color}"`

const SIZE = 1.5

const diamond = (x: number, y: number, tone: string) =>
  html`<path
    class="bar ${tone}"
    d="M${f(x)} ${f(y - SIZE)}l${SIZE} ${SIZE}l-${SIZE} ${SIZE}l-${SIZE} -${SIZE}z"
  />`

const arrow = (x: number, y: number, isMissed: boolean) =>
  html`<path
    class="${isMissed ? 'deadline missed' : 'deadline'}"
    d="M${f(x - 1.1)} ${f(y)}h2.2l-1.1 1.9z"
  />`

/** The name behind its bar, in the direction of its own letters. */
function caption(row: ChartRow, x: number, top: number, { data, sheet }: Drawing) {
  if (x < 0 || x > sheet.timeline - 8) return null
  const name = (data.language === 'ar' && row.nameAr) || row.name
  const isArabic = /\p{Script=Arabic}/u.test(name)
  const [direction, anchor] = isArabic ? ['rtl', 'end'] : ['ltr', 'start']
  return html`<text
    class="caption"
    x="${f(x)}"
    y="${f(top + sheet.row / 2 + 0.75)}"
    direction="${direction}"
    text-anchor="${anchor}"
    >${isolated(name)}</text
  >`
}

/** Within Arabic words a code such as 6060-T6 keeps its own direction. */
const isolated = (name: string): string =>
  latinRuns(name)
    .map(({ text, latin }) => (latin ? `\u2066${text}\u2069` : text))
    .join('')
