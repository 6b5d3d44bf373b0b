import type { Listing } from '#core/listing/definition'

export const monthSheetListing: Listing = {
  table: 'month_sheets',
  search: false,
  defaultSort: { field: 'month', order: 'desc' },
  fields: {
    month: { column: 'month', type: 'text', unique: true },
    status: { column: 'status', type: 'choice' },
    people: { column: 'people', type: 'number' },
    warnings: { column: 'warnings', type: 'number' },
    wages: { column: 'wages_minor', type: 'money' },
    net: { column: 'net_minor', type: 'money' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}

export const monthSheetLineListing: Listing = {
  table: 'month_sheet_lines',
  search: false,
  defaultSort: { field: 'employeeNumber', order: 'asc' },
  fields: {
    employeeId: { column: 'employee_id', type: 'number', sort: false },
    employeeNumber: { column: 'employee_number', type: 'text' },
    employeeName: {
      column: 'employee_name',
      type: 'text',
      arabic: 'employee_name_ar',
      letters: true,
    },
    net: { column: 'net_minor', type: 'money' },
    warningCount: { column: 'warning_count', type: 'number' },
  },
}
