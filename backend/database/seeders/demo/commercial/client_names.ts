/** Name parts in both scripts; combined they make the people and firms of the demo directory. */
export const FIRST_NAMES = [
  ['Abdullah', 'عبدالله'],
  ['Mohammed', 'محمد'],
  ['Fahad', 'فهد'],
  ['Saad', 'سعد'],
  ['Turki', 'تركي'],
  ['Nasser', 'ناصر'],
  ['Majed', 'ماجد'],
  ['Hamad', 'حمد'],
  ['Ibrahim', 'إبراهيم'],
  ['Bandar', 'بندر'],
  ['Sara', 'سارة'],
  ['Reem', 'ريم'],
  ['Hind', 'هند'],
  ['Lama', 'لمى'],
  ['Amal', 'أمل'],
  ['Dana', 'دانة'],
] as const

export const LAST_NAMES = [
  ['Al-Rashid', 'الراشد'],
  ['Al-Subaie', 'السبيعي'],
  ['Al-Anazi', 'العنزي'],
  ['Al-Juhani', 'الجهني'],
  ['Al-Shammari', 'الشمري'],
  ['Al-Harthy', 'الحارثي'],
  ['Al-Malki', 'المالكي'],
  ['Al-Khaldi', 'الخالدي'],
  ['Al-Balawi', 'البلوي'],
  ['Al-Omari', 'العمري'],
  ['Bakhsh', 'بخش'],
  ['Al-Sayed', 'السيد'],
] as const

export const COMPANIES = [
  ['Najd Towers Development Co.', 'شركة أبراج نجد للتطوير', 'developer', 'najdtowers'],
  ['Red Sea Hospitality Group', 'مجموعة البحر الأحمر للضيافة', 'hospitality', 'redseahospitality'],
  [
    'Al-Faisaliah Contracting Est.',
    'مؤسسة الفيصلية للمقاولات',
    'contractor',
    'faisaliahcontracting',
  ],
  ['Eastern Industrial Parks Co.', 'شركة المدن الصناعية الشرقية', 'industrial', 'easternparks'],
  [
    'Haramain Engineering Consultants',
    'الحرمين للاستشارات الهندسية',
    'consultant',
    'haramainconsult',
  ],
  ['Qassim Food Industries', 'صناعات القصيم الغذائية', 'industrial', 'qassimfoods'],
  ['Jeddah Medical City', 'مدينة جدة الطبية', 'healthcare', 'jeddahmedical'],
  ['Ministry of Municipal Works', 'وزارة الأشغال البلدية', 'government', 'municipalworks'],
  ['Riyadh International Schools', 'مدارس الرياض العالمية', 'education', 'riyadhschools'],
  ['Gulf Steel Structures LLC', 'الخليج للهياكل الفولاذية', 'contractor', 'gulfsteel'],
  ['Tabuk Agri Holding', 'تبوك الزراعية القابضة', 'industrial', 'tabukagri'],
  ['Souq Al-Madinah Malls', 'مراكز سوق المدينة', 'retail', 'souqmadinah'],
  ['Asir Mountain Resorts', 'منتجعات جبال عسير', 'hospitality', 'asirresorts'],
  ['Dammam Port Logistics', 'خدمات ميناء الدمام اللوجستية', 'industrial', 'dammamlogistics'],
  ['Horizon Façade Systems', 'أفق لأنظمة الواجهات', 'supplier', 'horizonfacade'],
  ['Al-Khobar Waterfront Co.', 'شركة واجهة الخبر البحرية', 'developer', 'khobarwaterfront'],
] as const

export const TITLES = [
  'Project Manager',
  'Procurement Manager',
  'Technical Director',
  'General Manager',
  'Site Engineer',
  'مدير المشاريع',
  'Commercial Manager',
  'مدير المشتريات',
  'Design Manager',
  'Facilities Director',
] as const

export const PLACES = [
  ['Riyadh', 'King Fahd Road, Al-Olaya District, Riyadh 12212', 'الرياض', '11'],
  ['Jeddah', 'Prince Sultan Street, Al-Zahra District, Jeddah 23425', 'جدة', '12'],
  ['Dammam', 'King Saud Street, Al-Faisaliyah, Dammam 32272', 'الدمام', '13'],
  ['Al Khobar', 'Prince Turki Street, Corniche, Al Khobar 34414', 'الخبر', '13'],
  ['Makkah', 'Ibrahim Al-Khalil Road, Makkah 24231', 'مكة المكرمة', '12'],
  ['Tabuk', 'Prince Fahd bin Sultan Road, Tabuk 47911', 'تبوك', '14'],
  ['Abha', 'King Khalid Road, Abha 62521', 'أبها', '17'],
] as const
