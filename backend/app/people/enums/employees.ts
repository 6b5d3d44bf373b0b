import type { Choice } from './choice.js'

export const EMPLOYEE_STATUSES = [
  { value: 'active', label: 'Active', labelAr: 'على رأس العمل' },
  { value: 'on_leave', label: 'On leave', labelAr: 'في إجازة' },
  { value: 'suspended', label: 'Suspended', labelAr: 'موقوف' },
  { value: 'resigned', label: 'Resigned', labelAr: 'مستقيل' },
  { value: 'terminated', label: 'Terminated', labelAr: 'منتهية خدمته' },
] as const satisfies Choice[]
export type EmployeeStatus = (typeof EMPLOYEE_STATUSES)[number]['value']

/** Who has one of these no longer works here. */
export const LEFT_STATUSES = ['resigned', 'terminated'] as const satisfies EmployeeStatus[]
export type LeftStatus = (typeof LEFT_STATUSES)[number]

export const worksHere = (status: EmployeeStatus) =>
  !(LEFT_STATUSES as readonly EmployeeStatus[]).includes(status)

export const EMPLOYMENT_TYPES = [
  { value: 'full_time', label: 'Full-time', labelAr: 'دوام كامل' },
  { value: 'part_time', label: 'Part-time', labelAr: 'دوام جزئي' },
  { value: 'temporary', label: 'Temporary', labelAr: 'مؤقت' },
  { value: 'seconded', label: 'Seconded', labelAr: 'معار' },
  { value: 'trainee', label: 'Trainee', labelAr: 'متدرب' },
] as const satisfies Choice[]

export const EMPLOYMENT_CONTRACTS = [
  { value: 'indefinite', label: 'Indefinite term', labelAr: 'غير محدد المدة' },
  { value: 'fixed_term', label: 'Fixed term', labelAr: 'محدد المدة' },
  { value: 'project', label: 'For a project', labelAr: 'لمشروع محدد' },
] as const satisfies Choice[]

export const GENDERS = [
  { value: 'male', label: 'Male', labelAr: 'ذكر' },
  { value: 'female', label: 'Female', labelAr: 'أنثى' },
] as const satisfies Choice[]

export const MARITAL_STATUSES = [
  { value: 'single', label: 'Single', labelAr: 'أعزب/عزباء' },
  { value: 'married', label: 'Married', labelAr: 'متزوج/ة' },
  { value: 'divorced', label: 'Divorced', labelAr: 'مطلق/ة' },
  { value: 'widowed', label: 'Widowed', labelAr: 'أرمل/ة' },
] as const satisfies Choice[]

export const WEEKENDS = [
  { value: 'friday_saturday', label: 'Friday and Saturday', labelAr: 'الجمعة والسبت' },
  { value: 'friday', label: 'Friday', labelAr: 'الجمعة' },
  { value: 'saturday_sunday', label: 'Saturday and Sunday', labelAr: 'السبت والأحد' },
] as const satisfies Choice[]

export const WORK_SHIFTS = [
  { value: 'day', label: 'Day', labelAr: 'نهاري' },
  { value: 'night', label: 'Night', labelAr: 'ليلي' },
  { value: 'rotating', label: 'Rotating', labelAr: 'متناوب' },
] as const satisfies Choice[]
