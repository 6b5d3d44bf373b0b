/** What only the tracking sheet needs on top of the shared look. */
export const TRACKING_SHEET_STYLES = `
.caption { display: block; font-size: 6.5pt; color: #5b6b79 }
.score { display: flex; align-items: center; gap: 6mm; padding: 1.5mm 4mm; border-radius: 1mm;
  border: .5pt solid #cfd8df; border-inline-start-width: 2.5mm; break-inside: avoid }
.score.go { border-inline-start-color: #1d7a46 }
.score.review { border-inline-start-color: #b7791f }
.score.no_go { border-inline-start-color: #b3261e }
.score-figure { white-space: nowrap }
.score-total { font-size: 20pt; font-weight: 700; line-height: 1.2 }
.score-of { color: #5b6b79 }
.score-verdict strong { font-size: 11pt }
.score.go strong { color: #1d7a46 }
.score.review strong { color: #8a5a12 }
.score.no_go strong { color: #b3261e }
.score-verdict, .score-figure { flex: none }
.score-reasons { flex: 1; min-width: 0 }
.score-reasons ol { padding-inline-start: 4mm }
.score-reasons .pair { display: flex; justify-content: space-between; gap: 4mm }
.late { color: #b3261e; font-weight: 700 }
.decision.approved { color: #1d7a46; font-weight: 700 }
.decision.rejected { color: #b3261e; font-weight: 700 }
.decision.pending { color: #8a5a12 }

tr.section { break-after: avoid }
tr.section .pair { display: flex; justify-content: space-between; align-items: baseline }
tbody tr:nth-last-child(-n+2):not(:first-child) { break-before: avoid }
tr.section th { background: #e8f0f5; color: #0b4a6f; font-size: 8pt }
tr.section-total { break-before: avoid }
tr.section-total td { background: #f6f9fb; font-weight: 700 }
tr.section-total td:not(.number) { text-align: end }
.description div + div { color: #33475b }

.prices { width: 92mm; margin-inline-start: auto }
.prices th { font-weight: 400; width: 56% }
.prices .grand-total th, .prices .grand-total td { background: #0b4a6f; border-color: #0b4a6f; color: #fff;
  font-weight: 700; font-size: 9.5pt }
.prices .grand-total .slash { color: #b9ccd9 }
`
