import type { Choice } from './choice.js'

/** Who asks us for the price: the closer to the decision, the better. */
export const REQUESTER_TYPES: Choice[] = [
  { value: 'owner', label: 'Owner', labelAr: 'المالك', level: 5 },
  { value: 'developer', label: 'Developer', labelAr: 'مطور عقاري', level: 5 },
  { value: 'government_entity', label: 'Government entity', labelAr: 'جهة حكومية', level: 5 },
  { value: 'main_contractor', label: 'Main contractor', labelAr: 'مقاول رئيسي', level: 4 },
  { value: 'consultant', label: 'Consultant', labelAr: 'استشاري', level: 4 },
  {
    value: 'project_manager',
    label: 'Project management firm',
    labelAr: 'شركة إدارة مشاريع',
    level: 3,
  },
  { value: 'subcontractor', label: 'Subcontractor', labelAr: 'مقاول باطن', level: 2 },
  { value: 'trader', label: 'Trader or broker', labelAr: 'تاجر أو وسيط', level: 1 },
]
