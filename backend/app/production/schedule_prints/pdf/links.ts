import { html, type SafeHtml } from '#engines/pdf/html'
import type { Moment } from '#engines/scheduling/moment'
import { f } from './axis.js'
import type { ChartData } from './chart_data_types.js'
import { AXIS, type Page, type Sheet } from './geometry.js'

const STUB = 1

/** Lines between bars that stand on the same page, along rows and upright. */
export function linkMarkup(
  { rows, links }: ChartData,
  { rows: [first, last] }: Page,
  x: (moment: Moment) => number,
  { row: height, timeline }: Sheet
): SafeHtml[] {
  const shown = new Map(rows.slice(first, last).map((row, index) => [row.id, { row, index }]))
  return links.flatMap(({ fromId, toId, type }) => {
    const [from, to] = [shown.get(fromId), shown.get(toId)]
    if (!from?.row.span || !to?.row.span) return []
    const isFromFinish = type === 'FS' || type === 'FF'
    const isToStart = type === 'FS' || type === 'SS'
    const x1 = x(from.row.span[isFromFinish ? 1 : 0])
    const x2 = x(to.row.span[isToStart ? 0 : 1])
    if (Math.max(x1, x2) < 0 || Math.min(x1, x2) > timeline) return []
    const y1 = AXIS + (from.index + 0.5) * height
    const y2 = AXIS + (to.index + 0.5) * height
    const turn = isToStart ? x2 - STUB : x2 + STUB
    const out = isFromFinish ? Math.max(x1 + STUB, turn) : Math.min(x1 - STUB, turn)
    const between = y2 > y1 ? y2 - height / 2 : y2 + height / 2
    const way =
      out === turn ? `H${f(out)}V${f(y2)}` : `H${f(out)}V${f(between)}H${f(turn)}V${f(y2)}`
    const isCritical = from.row.isCritical && to.row.isCritical
    return [
      html`<path
        class="${isCritical ? 'link critical-link' : 'link'}"
        d="M${f(x1)} ${f(y1)}${way}H${f(x2)}"
      />`,
      arrowHead(x2, y2, isToStart, isCritical),
    ]
  })
}

const arrowHead = (x: number, y: number, isToRight: boolean, isCritical: boolean) => {
  const back = isToRight ? -1 : 1
  return html`<path
    class="${isCritical ? 'head critical-head' : 'head'}"
    d="M${f(x)} ${f(y)}l${back} -0.6v1.2z"
  />`
}
