import { formatMoney } from '#engines/money/money'
import { REPORT_LABELS as L } from '#commercial/reports/labels'
import type { Bilingual, Report } from '#core/reports/report'
import { BUCKETS, type Bucket } from '#core/reports/age_buckets'
import { ageingReport, ageingTotals, type AgeingRow } from './ageing_report.js'
import type { AgeingQuestion } from './question.js'

export const BUCKET_LABELS: Record<Bucket, Bilingual> = {
  notDue: { en: 'Not due', ar: 'غير مستحق' },
  d0to30: { en: '0–30 days', ar: '0–30 يوماً' },
  d31to60: { en: '31–60 days', ar: '31–60 يوماً' },
  d61to90: { en: '61–90 days', ar: '61–90 يوماً' },
  over90: { en: 'Over 90 days', ar: 'أكثر من 90 يوماً' },
}
export const UNALLOCATED = { en: 'Unallocated', ar: 'غير مخصص' }
export const OUTSTANDING = { en: 'Outstanding', ar: 'المستحق' }
const RETENTION = { en: 'Retention held', ar: 'المحتجز' }

/** What every client owes on a day, by age, as the page shows it. */
export async function ageingFile(question: AgeingQuestion): Promise<Report> {
  const { asOf, by, currency } = question
  const rows = await ageingReport(question)
  const figures = (row: AgeingRow) =>
    [
      ...BUCKETS.map((bucket) => row.buckets[bucket]),
      row.unallocatedMinor,
      row.outstandingMinor,
      row.retentionMinor,
    ].map((minor) => formatMoney(minor, currency))
  const headings = [...BUCKETS.map((bucket) => BUCKET_LABELS[bucket]), UNALLOCATED, OUTSTANDING]
  return {
    title: L.ageing,
    facts: [
      { label: L.asOf, value: asOf },
      { label: L.basis, value: `${L[by].en} / ${L[by].ar}` },
      { label: L.currency, value: currency },
    ],
    columns: [
      { label: L.client },
      ...[...headings, RETENTION].map((label) => ({ label, number: true })),
    ],
    tables: [
      {
        rows: [
          ...rows.map((row) => [row.clientName, ...figures(row)]),
          [L.total, ...figures(ageingTotals(rows))],
        ],
      },
    ],
  }
}
