import type { Rule } from './rule.js'

const HR: Rule = { permissions: ['hrManage'] }

/** The rows of the access table that speak of the people who work here. */
export const PEOPLE = {
  // everyone may look up colleagues; what of them is shown is decided field by field
  'people.open': { signedIn: true },
  'people.policies': {},
  'departments.manage': HR,
  'employees.manage': HR,
  // what else than name, position, department and work contact the firm knows of a person
  'employees.private': HR,
  // pay and bank account: an administrator runs the portal, not the payroll
  'employees.pay': { ...HR, strict: true },
  // what who leaves is paid, with their pay; who made a settlement doesn't approve it
  'settlements.view': { ...HR, strict: true },
  'settlements.manage': { ...HR, strict: true },
  'settlements.approve': { ...HR, strict: true },
  // the leave of those who have no manager with a sign-in
  'leave-requests.approve': HR,
  // the overtime of the same people
  'overtime-requests.approve': HR,
  'attendance-corrections.approve': HR,
} as const satisfies Record<string, Rule>
