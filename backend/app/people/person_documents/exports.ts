import string from '@adonisjs/core/helpers/string'
import { registerExport, type ExportColumn } from '#core/exports/registry'
import { personDocumentListing } from './listing.js'

type Row = Record<string, any> & { id: number }

const stored = (key: string, en: string, ar: string): ExportColumn<Row> => ({
  key,
  label: { en, ar },
  value: (row) => row[string.snakeCase(key)],
})

registerExport<Row>({
  resource: 'person-documents',
  title: { en: 'Export of documents of employees', ar: 'تصدير مستندات الموظفين' },
  ability: 'employees.private',
  listing: personDocumentListing,
  select: ['person_document_entries.*'],
  columns: [
    stored('employeeNumber', 'Employee number', 'رقم الموظف'),
    stored('employeeName', 'Employee', 'الموظف'),
    stored('kindName', 'Kind', 'النوع'),
    stored('number', 'Number', 'الرقم'),
    stored('issuedOn', 'Issued on', 'تاريخ الإصدار'),
    stored('expiresOn', 'Expires on', 'تاريخ الانتهاء'),
    stored('issuedBy', 'Issued by', 'جهة الإصدار'),
  ],
})
