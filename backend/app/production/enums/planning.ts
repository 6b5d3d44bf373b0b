/** What keeps a task from being ready. */
export const CONSTRAINT_KINDS = [
  { value: 'material', label: 'Material', labelAr: 'مواد' },
  { value: 'drawing', label: 'Drawing', labelAr: 'مخططات' },
  { value: 'permit', label: 'Permit', labelAr: 'تصريح' },
  { value: 'crew', label: 'Crew', labelAr: 'طاقم العمل' },
  { value: 'inspection', label: 'Inspection', labelAr: 'فحص واستلام' },
  { value: 'access', label: 'Access', labelAr: 'الوصول إلى الموقع' },
  { value: 'consultant', label: 'Consultant', labelAr: 'الاستشاري' },
  { value: 'predecessor', label: 'Predecessor work', labelAr: 'أعمال سابقة' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
export type ConstraintKind = (typeof CONSTRAINT_KINDS)[number]['value']

/** Why a promise wasn't kept. */
export const MISS_REASONS = [
  { value: 'prerequisite', label: 'Prerequisite work', labelAr: 'أعمال سابقة لم تكتمل' },
  { value: 'material', label: 'Material', labelAr: 'مواد' },
  { value: 'labour', label: 'Labour', labelAr: 'عمالة' },
  { value: 'equipment', label: 'Equipment', labelAr: 'معدات' },
  { value: 'drawings', label: 'Drawings', labelAr: 'مخططات' },
  { value: 'approval', label: 'Approval', labelAr: 'اعتماد' },
  { value: 'weather', label: 'Weather', labelAr: 'الأحوال الجوية' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
export type MissReason = (typeof MISS_REASONS)[number]['value']

export const WEEKLY_PLAN_STATUSES = ['draft', 'committed', 'closed'] as const
export type WeeklyPlanStatus = (typeof WEEKLY_PLAN_STATUSES)[number]

export const PROMISE_OUTCOMES = ['done', 'not_done'] as const
export type PromiseOutcome = (typeof PROMISE_OUTCOMES)[number]
