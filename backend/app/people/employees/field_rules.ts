import type { Relation } from '#people/shared/relations'

/**
 * The one table of who may read and who may change what the firm knows of a person. Lists, records,
 * filters, sorting, search, exports and histories follow it; the tests go through it field by field.
 */

/**
 * - `everyone`: whoever is signed in
 * - `job`: the person, everyone above them in the line of managers, and HR
 * - `personal`: the person and HR
 * - `hr`: HR alone
 * - `pay`: the person and those who hold `employees.pay`, on a page of its own that logs each look
 * - `rates`: those who hold `employees.pay`, there as well
 */
export type Readers = 'everyone' | 'job' | 'personal' | 'hr' | 'pay' | 'rates'

/** `self`: the person may, as HR may. `change`: HR, as a change of job that has a day. */
export type Writers = 'hr' | 'self' | 'change' | 'pay' | 'nobody'

interface FieldRule {
  reads: Readers
  writes: Writers
}

const rule = (reads: Readers, writes: Writers = 'hr'): FieldRule => ({ reads, writes })

/** What is on the record itself. */
export const EMPLOYEE_FIELDS = {
  number: rule('everyone', 'nobody'),
  name: rule('everyone'),
  nameAr: rule('everyone'),
  userId: rule('everyone'),
  departmentId: rule('everyone', 'change'),
  managerId: rule('everyone', 'change'),
  position: rule('everyone', 'change'),
  positionAr: rule('everyone', 'change'),
  location: rule('everyone', 'change'),
  email: rule('everyone'),
  phone: rule('everyone', 'self'),
  mobile: rule('everyone', 'self'),
  employed: rule('everyone', 'nobody'),
  grade: rule('job', 'change'),
  employmentType: rule('job', 'change'),
  joinOn: rule('job'),
  probationEndOn: rule('job'),
  contractType: rule('job'),
  contractEndOn: rule('job'),
  status: rule('job', 'change'),
  endOn: rule('job', 'nobody'),
  weeklyHours: rule('job'),
  shift: rule('job'),
  weekend: rule('job'),
  nationality: rule('personal'),
  birthOn: rule('personal'),
  gender: rule('personal'),
  maritalStatus: rule('personal', 'self'),
  personalEmail: rule('personal', 'self'),
  personalMobile: rule('personal', 'self'),
  homeAddress: rule('personal', 'self'),
  emergencyName: rule('personal', 'self'),
  emergencyPhone: rule('personal', 'self'),
  socialInsuranceNumber: rule('personal'),
  borderNumber: rule('personal'),
  visaProfession: rule('personal'),
  endReason: rule('hr', 'nobody'),
  notes: rule('hr'),
} as const satisfies Record<string, FieldRule>

export type EmployeeField = keyof typeof EMPLOYEE_FIELDS
export const EMPLOYEE_FIELD_NAMES = Object.keys(EMPLOYEE_FIELDS) as EmployeeField[]

const READS: Record<Readers, (relation: Relation, abilities: ReadonlySet<string>) => boolean> = {
  everyone: () => true,
  job: ({ isSelf, isManager }, abilities) =>
    isSelf || isManager || abilities.has('employees.private'),
  personal: ({ isSelf }, abilities) => isSelf || abilities.has('employees.private'),
  hr: (_, abilities) => abilities.has('employees.private'),
  pay: ({ isSelf }, abilities) => isSelf || abilities.has('employees.pay'),
  rates: (_, abilities) => abilities.has('employees.pay'),
}

export const mayRead = (reads: Readers, relation: Relation, abilities: ReadonlySet<string>) =>
  READS[reads](relation, abilities)

export function mayWrite(field: EmployeeField, relation: Relation, abilities: ReadonlySet<string>) {
  const { writes } = EMPLOYEE_FIELDS[field]
  if (writes === 'nobody') return false
  return abilities.has('employees.manage') || (writes === 'self' && relation.isSelf)
}

/** The ability that a field needs in a list, where the viewer is a stranger to most of its rows. */
export const listAbility = (field: EmployeeField) =>
  EMPLOYEE_FIELDS[field].reads === 'everyone' ? undefined : 'employees.private'
