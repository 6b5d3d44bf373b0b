import { label, type PrintLanguage } from '#engines/pdf/document'
import { html, raw, type SafeHtml } from '#engines/pdf/html'
import type { ChartData } from './chart_data_types.js'
import { LABELS } from './labels.js'

/** Signs as they are drawn in the chart, eight by four millimetres. */
const SIGNS: [keyof typeof LABELS, string][] = [
  ['task', '<rect class="bar" x="0" y="1" width="8" height="2.4" rx=".4" />'],
  ['critical', '<rect class="bar critical" x="0" y="1" width="8" height="2.4" rx=".4" />'],
  [
    'done',
    '<rect class="bar" x="0" y="1" width="8" height="2.4" /><rect class="done" x="0" y="1.6" width="5" height="1.2" />',
  ],
  ['summary', '<rect class="bar summary" x="0" y="1.4" width="8" height="1.3" />'],
  ['milestone', '<path class="bar finish_milestone" d="M4 .5l1.5 1.5l-1.5 1.5l-1.5 -1.5z" />'],
  ['slack', '<line class="slack" x1="0" x2="8" y1="2" y2="2" />'],
  ['deadline', '<path class="deadline" d="M2.9 1h2.2l-1.1 1.9z" />'],
  ['missed', '<path class="deadline missed" d="M2.9 1h2.2l-1.1 1.9z" />'],
  ['dataDate', '<line class="data-date" x1="4" x2="4" y1="0" y2="4" />'],
  ['closed', '<rect class="closed" x="1" y="0" width="6" height="4" />'],
]

const BASELINE = '<rect class="baseline" x="0" y="1.6" width="8" height=".8" />'
const LOADS: [keyof typeof LABELS, string][] = [
  ['load', '<rect class="load" x="1" y="0" width="6" height="4" />'],
  ['over', '<rect class="load over" x="1" y="0" width="6" height="4" />'],
  ['capacity', '<line class="capacity" x1="0" x2="8" y1="2" y2="2" />'],
]

/** What the signs mean; only of what is drawn. */
export const legend = ({ language, baseline, loads }: ChartData): SafeHtml =>
  html`<footer class="legend">
    ${[...SIGNS, ...(loads.length ? LOADS : [])].map(([name, drawn]) =>
      entry(drawn, label(LABELS[name], language))
    )}
    ${baseline && entry(BASELINE, baselineName(baseline.name, language))}
  </footer>`

const entry = (sign: string, text: SafeHtml) =>
  html`<span><svg viewBox="0 0 8 4">${raw(sign)}</svg>${text}</span>`

const baselineName = (name: string, language: PrintLanguage) =>
  html`<span>${label(LABELS.baseline, language)}: <bdi>${name}</bdi></span>`
