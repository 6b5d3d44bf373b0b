import { HEADER, LEGEND, MARGIN, type Paper, type Sheet } from './geometry.js'

const SHADES = ['#dfe9ef', '#eaf1f5', '#f3f7f9', '#f8fafb']

/** Bars, lines and signs. */
const MARKS = `.timeline { flex: 0 0 auto; direction: ltr }
.timeline text { font-family: inherit }
.tick { font-size: 2.3px; text-anchor: middle; fill: #1b2733 }
.caption { font-size: 2.2px; fill: #33475b }
.upper { fill: #dfe9ef; stroke: #b9c7d1; stroke-width: .15 }
.lower { fill: #f3f7f9; stroke: #cfd8df; stroke-width: .1 }
.rule { stroke: #e3e9ee; stroke-width: .1 }
.row-rule { stroke: #e3e9ee; stroke-width: .2 }
.closed { fill: #eef1f3 }
.bar { fill: #1d5f9e }
.bar.start_milestone, .bar.finish_milestone { fill: #b3752c }
.bar.level_of_effort { fill: #7d9cba }
.bar.summary { fill: #33475b }
.bar.critical { fill: #b3261e }
.bar.critical.own { stroke: #b3261e; stroke-width: .5 }
.done { fill: #0b1e30; fill-opacity: .55 }
.slack { stroke: #1f7a45; stroke-width: .4 }
.deadline { fill: #1f7a45 }
.deadline.missed { fill: #b3261e }
.baseline { fill: #98a5af }
.load { fill: #7d9cba }
.load.over { fill: #b3261e }
.capacity { stroke: #1b2733; stroke-width: .25 }
.link { fill: none; stroke: #7c8c98; stroke-width: .15 }
.critical-link { stroke: #b3261e }
path.head { fill: #7c8c98 }
path.critical-head { fill: #b3261e }
.data-date { stroke: #b3752c; stroke-width: .4; stroke-dasharray: 1.2 .8 }`

/** The look of a printed Gantt chart on its paper. */
export const sheetStyles = (paper: Paper, { width, height, row, table, load }: Sheet): string => `
@page { size: ${paper === 'a3' ? 'A3 landscape' : `${width}mm ${height}mm`}; margin: ${MARGIN}mm }
@page :first { margin: ${MARGIN}mm }
.sheet { height: ${height - 2 * MARGIN - 0.5}mm; overflow: hidden; break-after: page; position: relative }
.sheet:last-child { break-after: auto }
.head { display: flex; align-items: center; gap: 5mm; height: ${HEADER - 2}mm; margin-bottom: 2mm;
  border-bottom: 1pt solid #0b4a6f; overflow: hidden }
.head .logo { max-height: 12mm; max-width: 40mm }
.head .firm { flex: 0 1 auto }
.head .firm p { font-weight: 700; color: #0b4a6f; white-space: nowrap }
.head h1 { flex: 1; text-align: center; font-size: 12pt }
.head h1 .project { display: block; font-size: 10pt; font-weight: 400 }
.facts { display: grid; grid-template-columns: auto auto; gap: 0 3mm; font-size: 7pt }
.facts dt { color: #5b6b79 }
.body { display: flex }
.table { flex: 0 0 ${table}mm; font-size: ${row > 5.2 ? 7.5 : 7}pt }
.line { display: grid; grid-template-columns: 17mm 19mm minmax(0, 1fr) 12mm 18mm 18mm 13mm;
  height: ${row}mm; line-height: ${row}mm; border-block-end: .2mm solid #e3e9ee }
.line > span { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding-inline: .8mm }
.line.top { height: 10mm; line-height: 1.25; background: #0b4a6f; color: #fff; font-weight: 700;
  border: 0; align-items: center }
.line.top .label { display: flex; flex-direction: column; align-items: flex-start }
.line.top .slash { display: none }
.line.summary { font-weight: 700 }
${SHADES.map((shade, index) => `.line.summary.level-${index + 1} { background: ${shade} }`).join('\n')}
.line.critical .ltr { color: #b3261e }
.load-name { height: ${load}mm; padding: 1mm; border-block-end: .2mm solid #e3e9ee; overflow: hidden }
${MARKS}
.legend { position: absolute; inset-block-end: 0; inset-inline: 0; height: ${LEGEND - 2}mm; display: flex;
  flex-wrap: wrap; gap: 1mm 6mm; align-items: center; border-block-start: .5pt solid #cfd8df; font-size: 7pt }
.legend > span { display: flex; gap: 1.5mm; align-items: center }
.legend svg { width: 8mm; height: 4mm }
`
