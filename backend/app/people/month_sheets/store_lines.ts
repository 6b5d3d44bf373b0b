import { DateTime } from 'luxon'
import { ROWS_AT_ONCE } from '#core/database/insert_rows'
import { multiInsert } from '#core/database/multi_insert'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { CountedMonth } from './count_month.js'
import type { LineRow } from './lines_of_month.js'
import type MonthSheet from './month_sheet.js'
import { recordSheet } from './record_sheet.js'

/** Puts the lines of a locked sheet in place of those that it had. */
export async function storeLines(
  uow: UnitOfWork,
  sheet: MonthSheet,
  { lines, builtAt, basis }: CountedMonth
) {
  await uow.trx.from('month_sheet_lines').where('month_sheet_id', sheet.id).delete()
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
    const rows = lines.slice(at, at + ROWS_AT_ONCE)
    const whole = rows.map((row) => ({ month_sheet_id: sheet.id, ...row }))
    await multiInsert(uow.trx, 'month_sheet_lines', whole)
  }
  const sum = (value: (line: LineRow) => number) =>
    lines.reduce((total, line) => total + value(line), 0)
  const counts = {
    people: new Set(lines.map((line) => line.employee_id)).size,
    lineCount: lines.length,
    warnings: lines.filter((line) => line.warning_count > 0).length,
  }
  sheet.merge({
    ...counts,
    wagesMinor: sum((line) => line.wages_minor),
    overtimeMinor: sum((line) => line.overtime_minor),
    deductedMinor: sum((line) => line.deducted_minor),
    netMinor: sum((line) => line.net_minor),
    builtAt: DateTime.fromJSDate(builtAt),
    basis,
    jobId: null,
  })
  sheet.version++
  await sheet.save()
  const { people, warnings, lineCount } = counts
  const built = { people, lines: lineCount, warnings }
  await recordSheet(uow, 'build', sheet, { after: built })
  return built
}
