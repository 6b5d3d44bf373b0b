/** What the demo firm is asked to price. */
export interface ProjectIdea {
  en: string
  ar: string
  projectType: string
  clientType: string
  endUser: string
  products: string[]
  /** Sections of the bill of quantities, see boq_library. */
  sections: string[]
  /** Usual floor area in square metres. */
  area: number
}

// prettier-ignore
export const PROJECT_IDEAS: readonly ProjectIdea[] = [
  { en: 'Logistics warehouse', ar: 'مستودع لوجستي', projectType: 'industrial', clientType: 'private_company', endUser: 'Najd Logistics', products: ['structural_steel', 'cladding', 'roofing'], sections: ['preliminaries', 'steel', 'envelope'], area: 18_000 },
  { en: 'Steel workshop and yard', ar: 'ورشة حديد وساحة', projectType: 'industrial', clientType: 'industrial', endUser: 'Gulf Fabrication Co.', products: ['structural_steel', 'concrete_works'], sections: ['concrete', 'steel', 'external'], area: 9_500 },
  { en: 'Outpatient building', ar: 'مبنى العيادات الخارجية', projectType: 'healthcare', clientType: 'government', endUser: 'Ministry of Health', products: ['curtain_wall', 'finishes', 'mechanical'], sections: ['concrete', 'facade', 'finishes', 'services'], area: 12_400 },
  { en: 'Primary care centre', ar: 'مركز الرعاية الأولية', projectType: 'healthcare', clientType: 'government', endUser: 'Ministry of Health', products: ['concrete_works', 'finishes'], sections: ['concrete', 'finishes', 'services'], area: 3_200 },
  { en: 'Intermediate school', ar: 'مدرسة متوسطة', projectType: 'education', clientType: 'government', endUser: 'Ministry of Education', products: ['concrete_works', 'masonry', 'finishes'], sections: ['preliminaries', 'concrete', 'finishes'], area: 6_800 },
  { en: 'University sports hall', ar: 'الصالة الرياضية الجامعية', projectType: 'education', clientType: 'semi_government', endUser: 'King Abdulaziz University', products: ['structural_steel', 'roofing', 'curtain_wall'], sections: ['steel', 'envelope', 'facade'], area: 7_600 },
  { en: 'Office tower', ar: 'برج مكاتب', projectType: 'commercial', clientType: 'developer', endUser: 'Rawabi Real Estate', products: ['curtain_wall', 'aluminium', 'cladding'], sections: ['facade', 'finishes', 'services'], area: 34_000 },
  { en: 'Shopping boulevard', ar: 'بوليفارد تجاري', projectType: 'commercial', clientType: 'developer', endUser: 'Manarat Retail', products: ['curtain_wall', 'cladding', 'external_works'], sections: ['facade', 'external', 'finishes'], area: 22_500 },
  { en: 'Business hotel', ar: 'فندق رجال أعمال', projectType: 'hospitality', clientType: 'private_company', endUser: 'Diyafa Hotels', products: ['curtain_wall', 'finishes', 'electrical'], sections: ['facade', 'finishes', 'services'], area: 15_200 },
  { en: 'Residential compound', ar: 'مجمع سكني', projectType: 'residential', clientType: 'developer', endUser: 'Dar Al Sakan', products: ['concrete_works', 'masonry', 'finishes'], sections: ['concrete', 'finishes', 'external'], area: 28_000 },
  { en: 'Staff housing camp', ar: 'سكن موظفين', projectType: 'residential', clientType: 'industrial', endUser: 'Sadara Services', products: ['precast', 'insulation'], sections: ['preliminaries', 'concrete', 'services'], area: 11_000 },
  { en: 'Friday mosque', ar: 'جامع', projectType: 'religious', clientType: 'endowment', endUser: 'Awqaf Authority', products: ['concrete_works', 'finishes', 'cladding'], sections: ['concrete', 'finishes', 'external'], area: 2_400 },
  { en: 'Cold-storage plant', ar: 'مستودع تبريد', projectType: 'industrial', clientType: 'listed_company', endUser: 'Almaha Foods', products: ['structural_steel', 'insulation', 'mechanical'], sections: ['steel', 'envelope', 'services'], area: 8_800 },
  { en: 'Water pumping station', ar: 'محطة ضخ مياه', projectType: 'infrastructure', clientType: 'semi_government', endUser: 'National Water Company', products: ['concrete_works', 'mechanical', 'electrical'], sections: ['preliminaries', 'concrete', 'services'], area: 1_900 },
  { en: 'District cooling plant', ar: 'محطة تبريد مركزي', projectType: 'infrastructure', clientType: 'listed_company', endUser: 'Tabreed District Energy', products: ['structural_steel', 'mechanical'], sections: ['concrete', 'steel', 'services'], area: 5_200 },
  { en: 'Bus depot', ar: 'مرآب حافلات', projectType: 'infrastructure', clientType: 'government', endUser: 'Ministry of Transport', products: ['structural_steel', 'roofing', 'external_works'], sections: ['steel', 'envelope', 'external'], area: 13_500 },
  { en: 'Data centre shell', ar: 'مبنى مركز بيانات', projectType: 'industrial', clientType: 'listed_company', endUser: 'Sahab Cloud', products: ['precast', 'electrical', 'mechanical'], sections: ['concrete', 'envelope', 'services'], area: 10_300 },
  { en: 'Civil defence station', ar: 'مركز دفاع مدني', projectType: 'commercial', clientType: 'government', endUser: 'Civil Defence', products: ['concrete_works', 'aluminium'], sections: ['preliminaries', 'concrete', 'facade'], area: 2_100 },
  { en: 'Villa complex', ar: 'مجمع فلل', projectType: 'villa', clientType: 'individual', endUser: 'Al Saif family', products: ['concrete_works', 'finishes'], sections: ['concrete', 'finishes'], area: 2_900 },
  { en: 'Car showroom', ar: 'معرض سيارات', projectType: 'commercial', clientType: 'private_company', endUser: 'Al Jazirah Motors', products: ['structural_steel', 'curtain_wall'], sections: ['steel', 'facade', 'finishes'], area: 4_300 },
  { en: 'Cargo hangar', ar: 'حظيرة شحن', projectType: 'infrastructure', clientType: 'semi_government', endUser: 'Airports Holding', products: ['structural_steel', 'cladding', 'roofing'], sections: ['preliminaries', 'steel', 'envelope'], area: 21_000 },
  { en: 'Head office fit-out', ar: 'تشطيب المقر الرئيسي', projectType: 'fit_out', clientType: 'listed_company', endUser: 'Masar Insurance', products: ['finishes', 'electrical'], sections: ['finishes', 'services'], area: 3_600 },
]

/** City value, English name, Arabic name, district. */
export const SITES = [
  ['riyadh', 'Riyadh', 'الرياض', 'Al Malqa'],
  ['jeddah', 'Jeddah', 'جدة', 'Obhur'],
  ['dammam', 'Dammam', 'الدمام', 'Second Industrial City'],
  ['khobar', 'Khobar', 'الخبر', 'Al Rakah'],
  ['jubail', 'Jubail', 'الجبيل', 'Jubail Industrial City'],
  ['makkah', 'Makkah', 'مكة المكرمة', 'Al Awali'],
  ['madinah', 'Madinah', 'المدينة المنورة', 'Quba'],
  ['yanbu', 'Yanbu', 'ينبع', 'Royal Commission'],
  ['buraidah', 'Buraidah', 'بريدة', 'Al Rayyan'],
  ['tabuk', 'Tabuk', 'تبوك', 'Al Masif'],
  ['abha', 'Abha', 'أبها', 'Al Mansak'],
  ['neom', 'NEOM', 'نيوم', 'Oxagon'],
] as const

export const REQUESTERS = [
  'Eng. Salman Al-Ruwaili',
  'Eng. Hind Al-Subaie',
  'م. ماجد العنزي',
  'Eng. George Saad',
  'م. ريم الحارثي',
  'Eng. Bandar Al-Shammari',
]
export const REJECTION_REASONS = [
  'Margin below what the board accepts.',
  'Our steel capacity is booked until spring.',
  'سعر الحديد في العرض قديم، يرجى تحديثه.',
  'Payment terms of the client are not acceptable.',
]
