import string from '@adonisjs/core/helpers/string'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { timeEntryListing } from './listing.js'

type Row = Record<string, any> & { id: number }

const MINUTES_OF_HOUR = 60

const stored = (key: string, en: string, ar: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[string.snakeCase(key)],
})

/** Hours of people for payroll, without what they cost. */
registerExport<Row>({
  resource: 'time-entries',
  title: { en: 'Export of hours', ar: 'تصدير الساعات' },
  ability: 'employees.manage',
  listing: timeEntryListing,
  select: ['time_entry_rows.*'],
  columns: [
    stored('batchId', 'Batch', 'الدفعة'),
    stored('employeeNumber', 'Employee number', 'رقم الموظف'),
    stored('employeeName', 'Employee', 'الموظف'),
    stored('workedOn', 'Day', 'اليوم'),
    stored('projectCode', 'Project', 'المشروع'),
    stored('projectName', 'Project name', 'اسم المشروع'),
    stored('taskCode', 'Task', 'المهمة'),
    stored('taskName', 'Task name', 'اسم المهمة'),
    {
      key: 'hours',
      label: { en: 'Hours', ar: 'الساعات' },
      value: ({ minutes }) => (minutes / MINUTES_OF_HOUR).toFixed(2),
    },
    stored('note', 'Note', 'ملاحظة'),
    stored('status', 'Status', 'الحالة'),
  ],
})
