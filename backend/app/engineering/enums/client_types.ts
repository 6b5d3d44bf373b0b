import type { Choice } from './choice.js'

/** What the client or end user is: how sure the job and its payment are. */
export const CLIENT_TYPES: Choice[] = [
  { value: 'government', label: 'Government', labelAr: 'حكومي', level: 5 },
  { value: 'semi_government', label: 'Semi-government', labelAr: 'شبه حكومي', level: 5 },
  { value: 'listed_company', label: 'Listed company', labelAr: 'شركة مدرجة', level: 5 },
  { value: 'developer', label: 'Real-estate developer', labelAr: 'مطور عقاري', level: 4 },
  { value: 'industrial', label: 'Industrial company', labelAr: 'شركة صناعية', level: 4 },
  { value: 'private_company', label: 'Private company', labelAr: 'شركة خاصة', level: 3 },
  { value: 'endowment', label: 'Endowment or charity', labelAr: 'وقف أو جمعية خيرية', level: 3 },
  { value: 'individual', label: 'Individual', labelAr: 'فرد', level: 2 },
  { value: 'unknown', label: 'Not known', labelAr: 'غير معروف', level: 1 },
]
