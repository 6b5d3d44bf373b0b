/** What someone does on a project. */
export const TEAM_ROLES = [
  { value: 'project_manager', label: 'Project manager', labelAr: 'مدير المشروع' },
  { value: 'site_engineer', label: 'Site engineer', labelAr: 'مهندس الموقع' },
  { value: 'planner', label: 'Planner', labelAr: 'مهندس تخطيط' },
  { value: 'quantity_surveyor', label: 'Quantity surveyor', labelAr: 'مهندس حساب كميات' },
  { value: 'storekeeper', label: 'Storekeeper', labelAr: 'أمين المستودع' },
  { value: 'safety', label: 'Safety officer', labelAr: 'مسؤول السلامة' },
  { value: 'document_controller', label: 'Document controller', labelAr: 'مسؤول ضبط الوثائق' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
