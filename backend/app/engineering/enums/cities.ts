import type { Choice } from './choice.js'

/** Cities offered in forms, rated by how near they are to our yards; another city may be typed. */
export const CITIES: Choice[] = [
  { value: 'riyadh', label: 'Riyadh', labelAr: 'الرياض', level: 5 },
  { value: 'jeddah', label: 'Jeddah', labelAr: 'جدة', level: 5 },
  { value: 'dammam', label: 'Dammam', labelAr: 'الدمام', level: 5 },
  { value: 'khobar', label: 'Khobar', labelAr: 'الخبر', level: 5 },
  { value: 'dhahran', label: 'Dhahran', labelAr: 'الظهران', level: 5 },
  { value: 'makkah', label: 'Makkah', labelAr: 'مكة المكرمة', level: 4 },
  { value: 'madinah', label: 'Madinah', labelAr: 'المدينة المنورة', level: 4 },
  { value: 'jubail', label: 'Jubail', labelAr: 'الجبيل', level: 4 },
  { value: 'kharj', label: 'Al Kharj', labelAr: 'الخرج', level: 4 },
  { value: 'yanbu', label: 'Yanbu', labelAr: 'ينبع', level: 3 },
  { value: 'taif', label: 'Taif', labelAr: 'الطائف', level: 3 },
  { value: 'buraidah', label: 'Buraidah', labelAr: 'بريدة', level: 3 },
  { value: 'hail', label: 'Hail', labelAr: 'حائل', level: 2 },
  { value: 'tabuk', label: 'Tabuk', labelAr: 'تبوك', level: 2 },
  { value: 'abha', label: 'Abha', labelAr: 'أبها', level: 2 },
  { value: 'neom', label: 'NEOM', labelAr: 'نيوم', level: 2 },
  { value: 'jazan', label: 'Jazan', labelAr: 'جازان', level: 1 },
  { value: 'najran', label: 'Najran', labelAr: 'نجران', level: 1 },
]
