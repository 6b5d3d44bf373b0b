/** What kind of company a client works for. */
export const COMPANY_TYPES = [
  { value: 'developer', label: 'Real-estate developer', labelAr: 'مطوّر عقاري' },
  { value: 'contractor', label: 'Contractor', labelAr: 'مقاول' },
  { value: 'consultant', label: 'Engineering consultant', labelAr: 'استشاري هندسي' },
  { value: 'government', label: 'Government', labelAr: 'جهة حكومية' },
  { value: 'industrial', label: 'Industrial company', labelAr: 'شركة صناعية' },
  { value: 'retail', label: 'Retail', labelAr: 'تجزئة' },
  { value: 'hospitality', label: 'Hospitality', labelAr: 'ضيافة' },
  { value: 'healthcare', label: 'Healthcare', labelAr: 'رعاية صحية' },
  { value: 'education', label: 'Education', labelAr: 'تعليم' },
  { value: 'manufacturer', label: 'Manufacturer', labelAr: 'مصنّع' },
  { value: 'supplier', label: 'Supplier', labelAr: 'مورّد' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
