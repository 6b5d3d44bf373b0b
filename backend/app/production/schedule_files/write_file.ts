import { writeMspdi } from '#engines/schedule_files/mspdi_write'
import { scheduleCsv, scheduleTable } from '#engines/schedule_files/rows_write'
import type { ScheduleFile, ScheduleFormat } from '#engines/schedule_files/schedule_file'
import { writeXer } from '#engines/schedule_files/xer_write'
import { KINDS, type Kind } from '#core/storage/kinds'

const KIND_OF: Record<ScheduleFormat, Kind> = {
  xer: 'xer',
  mspdi: 'mspdi',
  csv: 'csv',
  xlsx: 'xlsx',
}

/** The bytes of a schedule in its format, piece by piece, and what kind of file that is. */
export function writtenFile(file: ScheduleFile, on: string, language: 'en' | 'ar') {
  const { mime, extensions } = KINDS[KIND_OF[file.format]]
  return { chunks: chunksOf(file, on, language), mime, extension: extensions[0] }
}

async function* chunksOf(
  file: ScheduleFile,
  on: string,
  language: 'en' | 'ar'
): AsyncGenerator<string | Uint8Array> {
  if (file.format === 'xer') yield writeXer(file, on)
  else if (file.format === 'mspdi') yield writeMspdi(file)
  else if (file.format === 'csv') yield scheduleCsv(scheduleTable(file, language))
  else {
    const { xlsxChunks } = await import('#engines/spreadsheet/xlsx_chunks')
    const [header, ...rows] = scheduleTable(file, language)
    const headings = header!.map((label) => ({ label }))
    const book = { name: 'Schedule', rightToLeft: language === 'ar' }
    yield* xlsxChunks(headings, once(rows), book)
  }
}

async function* once(rows: string[][]): AsyncGenerator<string[][]> {
  yield rows
}
