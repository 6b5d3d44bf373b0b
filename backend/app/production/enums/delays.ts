/** Why work was held up. */
export const DELAY_CAUSES = [
  { value: 'client_change', label: 'Client change', labelAr: 'تغيير من العميل' },
  { value: 'late_drawings', label: 'Late drawings', labelAr: 'تأخر المخططات' },
  { value: 'late_approval', label: 'Late approval', labelAr: 'تأخر الاعتماد' },
  { value: 'late_material', label: 'Late material', labelAr: 'تأخر المواد' },
  { value: 'labour', label: 'Labour', labelAr: 'العمالة' },
  { value: 'equipment', label: 'Equipment', labelAr: 'المعدات' },
  { value: 'weather', label: 'Weather', labelAr: 'الأحوال الجوية' },
  { value: 'site_access', label: 'Site access', labelAr: 'تسليم الموقع' },
  { value: 'authority', label: 'Authority', labelAr: 'جهة رسمية' },
  { value: 'design_error', label: 'Design error', labelAr: 'خطأ في التصميم' },
  { value: 'subcontractor', label: 'Subcontractor', labelAr: 'مقاول الباطن' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const

/** Whose risk a delay is: time is due for all but the contractor's own, money only for the client's and its consultant's. */
export const DELAY_RESPONSIBLES = [
  { value: 'client', label: 'Client', labelAr: 'العميل', time: true, money: true },
  // acts for the client: its late answers are the client's risk
  { value: 'consultant', label: 'Consultant', labelAr: 'الاستشاري', time: true, money: true },
  { value: 'contractor', label: 'Contractor', labelAr: 'المقاول', time: false, money: false },
  {
    value: 'subcontractor',
    label: 'Subcontractor',
    labelAr: 'مقاول الباطن',
    time: false,
    money: false,
  },
  { value: 'authority', label: 'Authority', labelAr: 'جهة رسمية', time: true, money: false },
  { value: 'neutral', label: 'Neutral', labelAr: 'لا أحد من الطرفين', time: true, money: false },
] as const
export type DelayResponsible = (typeof DELAY_RESPONSIBLES)[number]['value']

export const DELAY_STATUSES = ['draft', 'recorded', 'claimed', 'granted', 'rejected'] as const
export type DelayStatus = (typeof DELAY_STATUSES)[number]

export const DELAY_CLAIM_STATUSES = ['submitted', 'withdrawn'] as const
export type DelayClaimStatus = (typeof DELAY_CLAIM_STATUSES)[number]
