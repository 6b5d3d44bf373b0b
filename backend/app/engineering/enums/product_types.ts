import type { Choice } from './choice.js'

/** What we supply and build; a quotation may hold several. */
export const PRODUCT_TYPES: Choice[] = [
  { value: 'structural_steel', label: 'Structural steel', labelAr: 'هياكل فولاذية' },
  { value: 'concrete_works', label: 'Concrete works', labelAr: 'أعمال خرسانية' },
  { value: 'precast', label: 'Precast concrete', labelAr: 'خرسانة مسبقة الصب' },
  { value: 'curtain_wall', label: 'Curtain walls', labelAr: 'واجهات زجاجية' },
  { value: 'aluminium', label: 'Aluminium works', labelAr: 'أعمال ألمنيوم' },
  { value: 'cladding', label: 'Cladding', labelAr: 'تكسيات' },
  { value: 'roofing', label: 'Roofing', labelAr: 'أسقف' },
  { value: 'insulation', label: 'Insulation and waterproofing', labelAr: 'عزل' },
  { value: 'masonry', label: 'Masonry', labelAr: 'أعمال بناء' },
  { value: 'finishes', label: 'Finishes', labelAr: 'تشطيبات' },
  { value: 'mechanical', label: 'Mechanical works', labelAr: 'أعمال ميكانيكية' },
  { value: 'electrical', label: 'Electrical works', labelAr: 'أعمال كهربائية' },
  { value: 'external_works', label: 'External works', labelAr: 'أعمال خارجية' },
]
