import type { Language } from '#core/base/language'
import { printDocument } from '#core/printing/print_document'
import { printedCompany } from '#core/printing/printed_company'
import { reportSheet } from './report_sheet.js'
import type { Report } from './report.js'

export const REPORT_FORMATS = ['pdf', 'xlsx', 'csv'] as const
export type ReportFormat = (typeof REPORT_FORMATS)[number]

/** Media types of the files; a CSV file states its characters. */
export const REPORT_MEDIA = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<ReportFormat, string>

/** A report as the bytes of a file. @throws PermanentJobError where this machine prints no PDF */
export async function reportFile(
  report: Report,
  { format, language }: { format: ReportFormat; language: Language },
  signal: AbortSignal
): Promise<Buffer> {
  if (format === 'pdf') {
    const { reportPdf } = await import('./report_pdf.js')
    return printDocument(reportPdf(report, await printedCompany(), language), signal)
  }
  const { name, headings, rows } = reportSheet(report, language)
  if (format === 'csv') {
    const { csvChunks } = await import('#engines/csv/csv_chunks')
    return joined(csvChunks(headings, onceWith(rows)))
  }
  const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
  return joined(xlsxChunks(headings, onceWith(rows), { name, rightToLeft: language === 'ar' }))
}

async function joined(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of chunks)
    pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
  return Buffer.concat(pieces)
}

async function* onceWith<T>(rows: T) {
  yield rows
}
