import type { Choice } from './choice.js'

export const VENDOR_GROUPS = [
  { value: 'service_provider', label: 'Service provider', labelAr: 'مزوّد خدمات' },
  { value: 'supplier', label: 'Supplier', labelAr: 'مورّد' },
  { value: 'consultant', label: 'Consultant', labelAr: 'استشاري' },
  { value: 'contractor', label: 'Contractor', labelAr: 'مقاول' },
  { value: 'manufacturer', label: 'Manufacturer', labelAr: 'مصنّع' },
  { value: 'distributor', label: 'Distributor', labelAr: 'موزّع' },
] as const satisfies Choice[]
