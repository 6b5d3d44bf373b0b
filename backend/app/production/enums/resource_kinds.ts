/** Who or what works on tasks. */
export const RESOURCE_KINDS = [
  { value: 'crew', label: 'Crew', labelAr: 'فريق عمل' },
  { value: 'equipment', label: 'Equipment', labelAr: 'معدة' },
  { value: 'engineer', label: 'Engineer', labelAr: 'مهندس' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
