/** Why the contract day of a milestone changes. */
export const MILESTONE_CHANGES = [
  { value: 'extension', label: 'Extension of time', labelAr: 'تمديد المدة' },
  { value: 'variation', label: 'Variation order', labelAr: 'أمر تغيير' },
  { value: 'correction', label: 'Correction of the entry', labelAr: 'تصحيح الإدخال' },
] as const

/** How a milestone stands: `open` where no schedule says when it will be reached. */
export const MILESTONE_STATUSES = ['open', 'on_track', 'late', 'reached'] as const
export type MilestoneStatus = (typeof MILESTONE_STATUSES)[number]
