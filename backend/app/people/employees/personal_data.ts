import { registerPersonalArea, type PersonalArea } from '#core/personal_data/areas'
import User from '#identity/shared/user'
import { deletePhotos, refreshEmployees } from './erase_employee.js'
import { registerLink, registerSubject } from '#core/personal_data/people'

const COLUMNS = ['id', 'name', 'name_ar', 'user_id', 'email', 'personal_email']

const known = (row: any) => ({
  ...{ name: row.name, nameAr: row.name_ar, employeeId: row.id },
  emails: [row.email, row.personal_email],
})

registerSubject('employee', {
  table: 'employees',
  columns: ['name', 'number', 'email'],
  nameAr: 'name_ar',
  read: async (id, client) => {
    const row = await client.from('employees').where('id', id).select(COLUMNS).first()
    return row ? known(row) : null
  },
})
registerLink(async ({ userId }, client) => {
  const row =
    userId && (await client.from('employees').where('user_id', userId).select(COLUMNS).first())
  return row ? { employeeId: row.id, emails: known(row).emails } : null
})
registerLink(async ({ employeeId, userId }, client) => {
  if (!employeeId || userId) return null
  const row = await client.from('employees').where('id', employeeId).select('user_id').first()
  const user = row?.user_id && (await User.find(row.user_id, { client }))
  return user ? { userId: user.id, emails: [user.email] } : null
})

const ofEmployee: PersonalArea['of'] = (query, { employeeId }) => {
  query.where('employee_id', employeeId!)
  return employeeId !== null
}

registerPersonalArea({
  ...{ name: 'employee', basis: 'legal_obligation', table: 'employees' },
  ability: 'employees.private',
  columns: [
    ...['number', 'name', 'name_ar', 'position', 'position_ar', 'email', 'phone', 'mobile'],
    ...['employment_type', 'join_on', 'contract_type', 'contract_end_on', 'status', 'end_on'],
    ...['nationality', 'birth_on', 'gender', 'marital_status', 'personal_email'],
    ...['personal_mobile', 'home_address', 'emergency_name', 'emergency_phone'],
    ...['social_insurance_number', 'border_number', 'notes', 'created_at', 'updated_at'],
  ],
  erase: {
    replace: {
      ...{ email: null, phone: null, mobile: null, marital_status: null, notes: null },
      ...{ personal_email: null, personal_mobile: null, home_address: null },
      ...{ emergency_name: null, emergency_phone: null, photo_file_id: null },
    },
    keep: {
      employment: [
        ...['number', 'name', 'name_ar', 'position', 'position_ar', 'employment_type', 'join_on'],
        ...['contract_type', 'contract_end_on', 'status', 'end_on', 'nationality', 'birth_on'],
        ...['gender', 'social_insurance_number', 'border_number'],
      ],
      record: ['created_at', 'updated_at'],
    },
  },
  ...{ beforeReplace: deletePhotos, replaced: refreshEmployees, isRoot: true },
  of(query, { employeeId }) {
    query.where('id', employeeId!)
    return employeeId !== null
  },
  correctAt: ({ employeeId }) => (employeeId ? `/hr/employees/${employeeId}/edit` : null),
})
registerPersonalArea({
  ...{ name: 'person_documents', basis: 'legal_obligation', table: 'person_documents' },
  ...{ ability: 'employees.private', of: ofEmployee, erase: { keep: 'employment' } },
  columns: ['number', 'issued_by', 'issued_on', 'expires_on', 'note', 'created_at'],
})
// who runs the portal does not read pay; sealed numbers stay sealed
registerPersonalArea({
  ...{ name: 'bank_accounts', basis: 'contract', table: 'employee_bank_accounts' },
  ...{ ability: 'employees.pay', of: ofEmployee, erase: { keep: 'books' } },
  columns: ['bank_name', 'account_name', 'iban_tail', 'created_at'],
})
registerPersonalArea({
  ...{ name: 'pay_rates', basis: 'contract', table: 'pay_rates' },
  ...{ ability: 'employees.pay', of: ofEmployee, erase: { keep: 'books' }, authors: true },
  columns: [
    ...['effective_on', 'basic_minor', 'housing_minor', 'transport_minor', 'other_minor'],
    ...['reason', 'created_at'],
  ],
})
registerPersonalArea({
  ...{ name: 'settlements', basis: 'legal_obligation', table: 'settlements' },
  ...{ ability: 'settlements.view', of: ofEmployee, erase: { keep: 'books' }, authors: true },
  columns: [
    ...['number', 'last_day_on', 'service_end', 'net_minor', 'status', 'paid_on', 'created_at'],
  ],
})
registerPersonalArea({
  ...{ name: 'job_changes', basis: 'contract', table: 'job_changes' },
  ...{ ability: 'employees.private', of: ofEmployee, erase: { keep: 'employment' } },
  columns: [
    ...['effective_on', 'kind', 'position', 'location', 'grade', 'employment_type', 'status'],
    ...['end_on', 'end_reason', 'reason', 'created_at'],
  ],
})
// where someone was is theirs to know
registerPersonalArea({
  ...{ name: 'attendance_checks', basis: 'legal_obligation', table: 'attendance_checks' },
  ...{ ability: 'employees.private', of: ofEmployee },
  erase: {
    replace: { latitude_e6: null, longitude_e6: null, accuracy_m: null, distance_m: null },
    keep: { employment: ['direction', 'worked_on', 'checked_at', 'method'] },
  },
  columns: ['direction', 'worked_on', 'checked_at', 'method', 'latitude_e6', 'longitude_e6'],
})
registerPersonalArea({
  ...{ name: 'leave_requests', basis: 'contract', table: 'leave_requests' },
  ...{ ability: 'employees.private', of: ofEmployee },
  // notes may speak of illness
  erase: {
    replace: { note: null, reason: null },
    keep: { employment: ['number', 'from_on', 'to_on', 'status'], record: ['created_at'] },
  },
  columns: ['number', 'from_on', 'to_on', 'status', 'note', 'reason', 'created_at'],
})
registerPersonalArea({
  ...{ name: 'attendance', basis: 'legal_obligation', table: 'attendance_days' },
  ...{ ability: 'employees.private', of: ofEmployee, erase: { keep: 'employment' } },
  columns: ['on', 'status', 'first_in', 'last_out', 'late_minutes', 'worked_minutes'],
})
registerPersonalArea({
  ...{ name: 'time_entries', basis: 'legal_obligation', table: 'time_entries' },
  ...{ ability: 'employees.private', of: ofEmployee, erase: { keep: 'books' } },
  columns: ['worked_on', 'minutes', 'note'],
})
registerPersonalArea({
  ...{ name: 'month_sheet_lines', basis: 'legal_obligation', table: 'month_sheet_lines' },
  ...{ ability: 'employees.pay', of: ofEmployee, erase: { keep: 'books' } },
  columns: ['employee_number', 'employee_name', 'from_on', 'to_on', 'net_minor'],
})
registerPersonalArea({
  ...{ name: 'leave_entries', basis: 'legal_obligation', table: 'leave_entries' },
  ...{ ability: 'employees.private', of: ofEmployee, erase: { keep: 'employment' } },
  columns: ['kind', 'effective_on', 'created_at'],
})
