import type { Choice } from './choice.js'

export const CHECKLIST_KINDS = [
  { value: 'onboarding', label: 'Onboarding', labelAr: 'التحاق بالعمل' },
  { value: 'leaving', label: 'Leaving', labelAr: 'ترك العمل' },
] as const satisfies Choice[]
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number]['value']

/** Who does an item: those who hold a right, someone by their place, or a named user. */
export const ITEM_OWNERS = [
  { value: 'hr', label: 'HR', labelAr: 'الموارد البشرية' },
  { value: 'manager', label: 'Manager', labelAr: 'المدير المباشر' },
  { value: 'administrators', label: 'Administrators', labelAr: 'مديرو النظام' },
  { value: 'storekeeper', label: 'Storekeeper', labelAr: 'أمين المستودع' },
  { value: 'person', label: 'The employee', labelAr: 'الموظف نفسه' },
  { value: 'user', label: 'A named user', labelAr: 'مستخدم محدد' },
] as const satisfies Choice[]
export type ItemOwner = (typeof ITEM_OWNERS)[number]['value']

export const CHECKLIST_STATUSES = ['open', 'completed', 'cancelled'] as const
export type ChecklistStatus = (typeof CHECKLIST_STATUSES)[number]
