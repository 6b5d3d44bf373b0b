import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import { bucketsOf, type Bucket, type ResourceLoad } from '#engines/scheduling/resource_load'
import { f } from './axis.js'
import type { ChartData, ChartLoad } from './chart_data_types.js'
import { placeOn, type Page, type Sheet } from './geometry.js'
import { LABELS } from './labels.js'

/** Millimetres of a day below which a bar stands for a week. */
const NARROWEST = 0.8
const WEEK = 7
/** Above the highest bar. */
const ROOM = 3

/** The load of each resource under the bars of a page. */
export function loadMarkup(data: ChartData, sheet: Sheet, page: Page, top: number): SafeHtml[] {
  const day = (sheet.timeline * MINUTES_OF_DAY) / (page.to - page.from)
  const size = day >= NARROWEST ? 1 : WEEK
  const x = placeOn(sheet, page)
  return data.loads.map(({ load }, index) =>
    strip(load, { size, x, sheet, top: top + index * sheet.load })
  )
}

interface Strip {
  /** Days of a bar. */
  size: number
  x: (moment: Moment) => number
  sheet: Sheet
  top: number
}

function strip(load: ResourceLoad, { size, x, sheet, top }: Strip): SafeHtml {
  const buckets = bucketsOf(load, size)
  const highest = highestOf(buckets)
  const bottom = top + sheet.load
  const yOf = (minutes: number) => bottom - (minutes / highest) * (sheet.load - ROOM)
  const shown = buckets
    .map((bucket) => ({
      bucket,
      left: Math.max(0, x(bucket.from * MINUTES_OF_DAY)),
      right: Math.min(sheet.timeline, x(bucket.to * MINUTES_OF_DAY)),
    }))
    .filter(({ left, right }) => right > left)
  return html`${shown.map(({ bucket, left, right }) => {
      const [y, capacity] = [yOf(bucket.load), f(yOf(bucket.capacity))]
      return html`<rect
          class="${bucket.isOver ? 'load over' : 'load'}"
          x="${f(left)}"
          y="${f(y)}"
          width="${f(right - left)}"
          height="${f(bottom - y)}"
        /><line
          class="capacity"
          x1="${f(left)}"
          x2="${f(right)}"
          y1="${capacity}"
          y2="${capacity}"
        />`
    })}<line class="row-rule" x1="0" x2="${sheet.timeline}" y1="${f(bottom)}" y2="${f(bottom)}" />`
}

const highestOf = (buckets: Bucket[]) =>
  buckets.reduce((most, { load, capacity }) => Math.max(most, load, capacity), 1)

/** Beside it: whose load it is, the hours of its longest day and on how many days it is too much. */
export const loadNames = ({ loads, language }: ChartData): SafeHtml =>
  html`${loads.map((one) => nameOf(one, language))}`

function nameOf({ code, name, nameAr, load }: ChartLoad, language: PrintLanguage): SafeHtml {
  const hours = Math.round((highestOf([...bucketsOf(load, 1)]) / 60) * 10) / 10
  const facts: [keyof typeof LABELS, number][] = [
    ['mostHours', hours],
    ['overloaded', load.overloaded.length],
  ]
  return html`<div class="load-name">
    <p>
      <b>${label(LABELS.load, language)}</b>: ${ltr(code)} –
      ${value({ en: name, ar: nameAr }, language)}
    </p>
    ${facts.map(
      ([fact, figure]) => html`<p>${label(LABELS[fact], language)}: ${ltr(String(figure))}</p>`
    )}
  </div>`
}
