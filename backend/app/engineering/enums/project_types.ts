import type { Choice } from './choice.js'

/** What is built, rated by how well it fits the firm. */
export const PROJECT_TYPES: Choice[] = [
  { value: 'industrial', label: 'Industrial and warehouses', labelAr: 'صناعي ومستودعات', level: 5 },
  { value: 'infrastructure', label: 'Infrastructure', labelAr: 'بنية تحتية', level: 5 },
  { value: 'commercial', label: 'Commercial and offices', labelAr: 'تجاري ومكاتب', level: 4 },
  { value: 'healthcare', label: 'Healthcare', labelAr: 'صحي', level: 4 },
  { value: 'education', label: 'Education', labelAr: 'تعليمي', level: 4 },
  { value: 'mixed_use', label: 'Mixed use', labelAr: 'متعدد الاستخدام', level: 4 },
  { value: 'hospitality', label: 'Hospitality', labelAr: 'ضيافة وفنادق', level: 3 },
  { value: 'residential', label: 'Residential buildings', labelAr: 'مباني سكنية', level: 3 },
  { value: 'religious', label: 'Mosques', labelAr: 'مساجد', level: 3 },
  { value: 'fit_out', label: 'Fit-out', labelAr: 'تشطيبات داخلية', level: 2 },
  { value: 'villa', label: 'Villas', labelAr: 'فلل', level: 2 },
  { value: 'maintenance', label: 'Maintenance', labelAr: 'صيانة', level: 1 },
]
