import { DOCUMENT_FONT } from './fonts.js'

/**
 * The shared look of printed documents. Sizes in points and millimetres, logical sides only, so one
 * sheet serves both directions. Rows and signature boxes are never cut by a page break.
 */
export const DOCUMENT_STYLES = `
@page { size: A4; margin: 15mm 13mm 18mm }
@page :first { margin-top: 10mm }
* { box-sizing: border-box }
html { font-family: ${DOCUMENT_FONT}; font-size: 8pt; line-height: 1.45; color: #1b2733;
  -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { margin: 0 }
p, h1, h2, h3, dl, dd, dt, table, ol, ul { margin: 0; padding: 0 }
h1, h2, h3 { break-after: avoid; line-height: 1.3 }
bdi { unicode-bidi: isolate }
.ltr { direction: ltr; white-space: nowrap; font-variant-numeric: lining-nums tabular-nums }
.slash, .dash, .dot { color: #8797a3 }
.second { color: #4b5b69 }
.nowrap { white-space: nowrap }

.letterhead { display: flex; align-items: center; gap: 5mm; padding-bottom: 3mm;
  border-bottom: 1.2pt solid #0b4a6f }
.logo { max-width: 34mm; max-height: 20mm; object-fit: contain }
.firm { flex: 1; min-width: 0 }
.firm-name { font-size: 14pt; font-weight: 700; color: #0b4a6f; line-height: 1.25 }
.firm-name-second { font-size: 11pt; font-weight: 700; color: #33475b; line-height: 1.35 }
.firm-particulars { margin-block-start: 1mm; font-size: 7pt; color: #5b6b79 }
.fact { display: inline-block; margin-inline-end: 3mm }
.firm-particulars .second { margin-inline: 2mm }
.qr svg { display: block; width: 21mm; height: 21mm }

.title { display: flex; align-items: baseline; justify-content: space-between; gap: 6mm;
  margin-block: 3mm 2.5mm }
h1 { font-size: 14pt; font-weight: 700; color: #1b2733 }
h2 { display: flex; align-items: center; gap: 2mm; margin-block: 4mm 1.5mm; font-size: 9.5pt;
  font-weight: 700; color: #0b4a6f }
h2::before { content: ''; width: 1mm; height: 3.6mm; background: #0b4a6f; border-radius: .5mm }

.fields { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); border: .5pt solid #cfd8df;
  border-radius: 1mm; break-inside: avoid; overflow: hidden }
.field { padding: 1mm 2mm 1.1mm; border: 0 solid #e3e9ee; border-width: 0 0 .5pt .5pt;
  margin: 0 0 -.5pt -.5pt; overflow-wrap: anywhere }
.field.wide { grid-column: span 2 }
.field.full { grid-column: 1 / -1 }
.field dt { font-size: 6.5pt; color: #5b6b79 }
.field dd { font-weight: 700 }
.field dd .second { font-weight: 400 }
.field dd > .pair, td > .pair { display: flex; flex-direction: column; align-items: flex-start }

table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 7.5pt }
thead { display: table-header-group; break-inside: avoid }
tr { break-inside: avoid }
th, td { padding: .7mm 1.5mm; border: .5pt solid #d9e1e7; text-align: start; vertical-align: top;
  overflow-wrap: break-word }
thead th { background: #0b4a6f; border-color: #0b4a6f; color: #fff; font-size: 7pt; font-weight: 700;
  line-height: 1.3; vertical-align: middle }
thead .label { display: flex; flex-direction: column; align-items: flex-start }
thead .number .label { align-items: flex-end }
[dir=rtl] thead .number .label { align-items: flex-start }
thead .label .slash { display: none }
/* Figures line up by their decimals, which is to the right in both directions. */
th.number, td.number { text-align: right }
th.center, td.center { text-align: center }
.keep { break-inside: avoid }
/* In one language alone, what is beside it in the other is not printed. */
.alone .label > :not(:first-child), .alone .pair > .second, .alone .other,
.alone .firm-name-second { display: none }
/* Never alone on a page: it takes the end of what stands before it along. Behind a table
   Chromium does not do that, but cuts what is joined. */
.joined { break-before: avoid }

.signatures { display: grid; grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
  grid-auto-flow: column; gap: 4mm; break-inside: avoid }
.signature { border: .5pt solid #cfd8df; border-radius: 1mm; padding: 2mm; min-height: 25mm;
  display: flex; flex-direction: column }
.signature .role { font-size: 7pt; color: #5b6b79 }
.signature .line { margin-block-start: auto; border-block-start: .5pt dashed #8797a3;
  padding-block-start: 1mm; font-size: 6.5pt; color: #5b6b79 }
`
