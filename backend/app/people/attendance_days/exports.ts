import db from '@adonisjs/lucid/services/db'
import { toDate } from '#core/database/instants'
import type { Language } from '#core/base/language'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { referencedNames } from '#core/resources/records'
import { DateTime } from 'luxon'
import { attendanceScope } from './day_scope.js'
import { firmTimeOf } from './firm_hours.js'
import { attendanceDayListing } from './listing.js'

type Row = Record<string, any> & { id: number }

const STATUS_WORDS: Record<string, Record<Language, string>> = {
  in: { en: 'Checked in', ar: 'حاضر الآن' },
  present: { en: 'Present', ar: 'حاضر' },
  incomplete: { en: 'No check-out', ar: 'دون تسجيل انصراف' },
  absent: { en: 'Absent', ar: 'غائب' },
  leave: { en: 'On leave', ar: 'في إجازة' },
  holiday: { en: 'Public holiday', ar: 'عطلة رسمية' },
  rest: { en: 'Rest day', ar: 'يوم راحة' },
}

const column = (key: string, en: string, ar: string, name: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[name],
})

registerExport<Row>({
  resource: 'attendance-days',
  title: { en: 'Export of attendance', ar: 'تصدير الحضور' },
  ability: 'people.open',
  listing: attendanceDayListing,
  select: ['attendance_days.*'],
  complete: (rows, language) => inWords(rows as Row[], language),
  scope: (viewer) => attendanceScope(viewer, attendanceDayListing.table),
  columns: [
    column('employeeName', 'Employee', 'الموظف', 'employee'),
    column('on', 'Day', 'اليوم', 'on'),
    column('siteName', 'Site', 'الموقع', 'site'),
    column('status', 'Status', 'الحالة', 'status'),
    column('firstIn', 'In', 'الحضور', 'first_in'),
    column('lastOut', 'Out', 'الانصراف', 'last_out'),
    column('workedMinutes', 'Minutes worked', 'دقائق العمل', 'worked_minutes'),
    column('lateMinutes', 'Minutes late', 'دقائق التأخر', 'late_minutes'),
    column('earlyMinutes', 'Minutes left early', 'دقائق الخروج المبكر', 'early_minutes'),
    column('delayMinutes', 'Sent after (minutes)', 'أُرسل بعد (دقيقة)', 'delay_minutes'),
  ],
})

/** Names, words of the statuses, and times as the clocks of the firm show them. */
async function inWords(rows: Row[], language: Language) {
  for (const [name, id, table] of [
    ['employee', 'employee_id', 'employees'],
    ['site', 'site_id', 'attendance_sites'],
  ] as const) {
    const names = await referencedNames(
      { table, name: 'name', nameAr: 'name_ar' },
      rows.map((row) => row[id]),
      db,
      language
    )
    for (const row of rows) row[name] = names.get(row[id]) ?? null
  }
  for (const row of rows) {
    row.status = STATUS_WORDS[row.status]?.[language] ?? row.status
    for (const name of ['first_in', 'last_out']) row[name] = row[name] && timeOf(row[name])
  }
  return rows
}

const timeOf = (at: string | Date) => firmTimeOf(DateTime.fromJSDate(toDate(at)))
