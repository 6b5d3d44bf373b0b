/** Where the firm has heard of a possible job. */
export const LEAD_SOURCES = [
  { value: 'existing_client', label: 'Existing client', labelAr: 'عميل حالي' },
  { value: 'referral', label: 'Referral', labelAr: 'توصية' },
  { value: 'consultant', label: 'Consultant', labelAr: 'استشاري' },
  { value: 'tender_portal', label: 'Tender portal', labelAr: 'منصة منافسات' },
  { value: 'website', label: 'Website', labelAr: 'الموقع الإلكتروني' },
  { value: 'social_media', label: 'Social media', labelAr: 'وسائل التواصل الاجتماعي' },
  { value: 'exhibition', label: 'Exhibition or event', labelAr: 'معرض أو فعالية' },
  { value: 'direct_contact', label: 'Call or visit of ours', labelAr: 'اتصال أو زيارة من فريقنا' },
  { value: 'site_board', label: 'Seen on site', labelAr: 'لوحة مشروع في الموقع' },
  { value: 'other', label: 'Other', labelAr: 'أخرى' },
] as const
