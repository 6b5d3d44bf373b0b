export const SITE_REPORT_STATUSES = ['draft', 'submitted', 'returned', 'approved'] as const
export type SiteReportStatus = (typeof SITE_REPORT_STATUSES)[number]

export const SITE_WEATHER = [
  { value: 'clear', label: 'Clear', labelAr: 'صحو' },
  { value: 'cloudy', label: 'Cloudy', labelAr: 'غائم' },
  { value: 'hot', label: 'Extreme heat', labelAr: 'حر شديد' },
  { value: 'wind', label: 'Strong wind', labelAr: 'رياح قوية' },
  { value: 'dust', label: 'Dust storm', labelAr: 'عاصفة ترابية' },
  { value: 'rain', label: 'Rain', labelAr: 'أمطار' },
  { value: 'fog', label: 'Fog', labelAr: 'ضباب' },
] as const

/** Who works on a site. */
export const SITE_TRADES = [
  { value: 'foreman', label: 'Foremen', labelAr: 'مراقبون' },
  { value: 'surveyor', label: 'Surveyors', labelAr: 'مسّاحون' },
  { value: 'safety', label: 'Safety officers', labelAr: 'مشرفو السلامة' },
  { value: 'labourer', label: 'Labourers', labelAr: 'عمال' },
  { value: 'carpenter', label: 'Carpenters', labelAr: 'نجارون' },
  { value: 'steel_fixer', label: 'Steel fixers', labelAr: 'حدادو تسليح' },
  { value: 'mason', label: 'Masons', labelAr: 'بنّاؤون' },
  { value: 'plasterer', label: 'Plasterers', labelAr: 'عمال لياسة' },
  { value: 'tiler', label: 'Tilers', labelAr: 'مبلّطون' },
  { value: 'painter', label: 'Painters', labelAr: 'دهّانون' },
  { value: 'electrician', label: 'Electricians', labelAr: 'كهربائيون' },
  { value: 'plumber', label: 'Plumbers', labelAr: 'سبّاكون' },
  { value: 'hvac', label: 'HVAC technicians', labelAr: 'فنيو تكييف' },
  { value: 'welder', label: 'Welders', labelAr: 'لحّامون' },
  { value: 'operator', label: 'Equipment operators', labelAr: 'مشغّلو معدات' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const

/** What keeps work from going on. */
export const SITE_BLOCKERS = [
  { value: 'weather', label: 'Weather', labelAr: 'الطقس' },
  { value: 'material', label: 'Material', labelAr: 'المواد' },
  { value: 'drawing', label: 'Drawing or approval', labelAr: 'مخطط أو اعتماد' },
  { value: 'permit', label: 'Permit', labelAr: 'تصريح' },
  { value: 'crew', label: 'Crew', labelAr: 'العمالة' },
  { value: 'equipment', label: 'Equipment', labelAr: 'المعدات' },
  { value: 'access', label: 'Access to the work area', labelAr: 'الوصول إلى موقع العمل' },
  { value: 'client', label: 'Client or consultant', labelAr: 'العميل أو الاستشاري' },
  { value: 'safety', label: 'Safety', labelAr: 'السلامة' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
