/** What a guarantee secures. */
export const GUARANTEE_KINDS = [
  { value: 'bid', label: 'Bid bond', labelAr: 'ضمان ابتدائي' },
  { value: 'performance', label: 'Performance bond', labelAr: 'ضمان نهائي (حسن التنفيذ)' },
  { value: 'advance', label: 'Advance payment guarantee', labelAr: 'ضمان الدفعة المقدمة' },
  { value: 'retention', label: 'Retention guarantee', labelAr: 'ضمان المحتجزات' },
  { value: 'insurance', label: 'Insurance policy', labelAr: 'وثيقة تأمين' },
] as const

/** How a guarantee stands today. */
export const GUARANTEE_STATUSES = ['active', 'expiring', 'expired', 'released'] as const
export type GuaranteeStatus = (typeof GUARANTEE_STATUSES)[number]
