/** The groups that projects are listed by; a project made from an approved quotation is active. */
export const PROJECT_STATUSES = [
  { value: 'active', label: 'Active', labelAr: 'نشط' },
  { value: 'in_progress', label: 'In progress', labelAr: 'قيد التنفيذ' },
  { value: 'on_hold', label: 'On hold', labelAr: 'متوقف مؤقتاً' },
  { value: 'completed', label: 'Completed', labelAr: 'مكتمل' },
  { value: 'closed', label: 'Closed', labelAr: 'مغلق' },
  { value: 'pending_approval', label: 'Pending approval', labelAr: 'بانتظار الاعتماد' },
  { value: 'rejected', label: 'Rejected', labelAr: 'مرفوض' },
] as const

export type ProjectStatus = (typeof PROJECT_STATUSES)[number]['value']
