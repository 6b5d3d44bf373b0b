/** Words that names, companies and works of the large data set are put together from. */
export const FATHERS = [
  ['bin Saleh', 'بن صالح'], ['bin Khalid', 'بن خالد'], ['bin Ali', 'بن علي'], ['bin Omar', 'بن عمر'],
  ['bin Hassan', 'بن حسن'], ['bin Yousef', 'بن يوسف'], ['bin Ahmed', 'بن أحمد'], ['bin Fahad', 'بن فهد'],
  ['bin Sultan', 'بن سلطان'], ['bin Rashed', 'بن راشد'], ['bin Mansour', 'بن منصور'], ['bin Jaber', 'بن جابر'],
] as const // prettier-ignore

export const COMPANY_BEGINNINGS = [
  ['Falcon', 'الصقر', 'falcon'], ['Najd', 'نجد', 'najd'], ['Tuwaiq', 'طويق', 'tuwaiq'], ['Sarawat', 'السروات', 'sarawat'],
  ['Gulf', 'الخليج', 'gulf'], ['Peninsula', 'الجزيرة', 'peninsula'], ['Horizon', 'الأفق', 'horizon'], ['Oasis', 'الواحة', 'oasis'],
  ['Red Sea', 'البحر الأحمر', 'redsea'], ['Hijaz', 'الحجاز', 'hijaz'], ['Yamamah', 'اليمامة', 'yamamah'], ['Diriyah', 'الدرعية', 'diriyah'],
  ['Palm', 'النخيل', 'palm'], ['Pearl', 'اللؤلؤة', 'pearl'], ['Summit', 'القمة', 'summit'], ['Desert Rose', 'وردة الصحراء', 'desertrose'],
] as const // prettier-ignore

/** English, Arabic, type of the company, part of its host name. */
export const COMPANY_TRADES = [
  ['Steel', 'للصلب', 'supplier', 'steel'], ['Contracting', 'للمقاولات', 'contractor', 'contracting'],
  ['Development', 'للتطوير', 'developer', 'development'], ['Engineering Consultants', 'للاستشارات الهندسية', 'consultant', 'consult'],
  ['Hospitality', 'للضيافة', 'hospitality', 'hospitality'], ['Industries', 'للصناعات', 'industrial', 'industries'],
  ['Medical', 'الطبية', 'healthcare', 'medical'], ['Schools', 'التعليمية', 'education', 'schools'],
  ['Retail', 'للتجزئة', 'retail', 'retail'], ['Façade Systems', 'لأنظمة الواجهات', 'supplier', 'facades'],
] as const // prettier-ignore

export const COMPANY_ENDINGS = [
  ['Co.', 'شركة'], ['Group', 'مجموعة'], ['Est.', 'مؤسسة'], ['Holding', 'القابضة'], ['LLC', 'ذ.م.م'],
] as const // prettier-ignore

/** Name, Arabic name, and the type of the project. */
export const WORKS = [
  ['Steel Warehouse', 'مستودع فولاذي', 'industrial'], ['Office Tower', 'برج مكاتب', 'commercial'],
  ['General Hospital', 'مستشفى عام', 'healthcare'], ['Secondary School', 'مدرسة ثانوية', 'education'],
  ['Resort Villas', 'فلل منتجع', 'hospitality'], ['Housing Compound', 'مجمع سكني', 'residential'],
  ['Friday Mosque', 'جامع', 'religious'], ['Shopping Centre', 'مركز تسوق', 'mixed_use'],
  ['Pumping Station', 'محطة ضخ', 'infrastructure'], ['Private Villa', 'فيلا خاصة', 'villa'],
  ['Showroom Fit-out', 'تجهيز معرض', 'fit_out'], ['Factory Extension', 'توسعة مصنع', 'industrial'],
] as const // prettier-ignore

/** Section, description, Arabic description, unit, rate in riyals, largest quantity, product type. */
export const ITEMS = [
  ['Steel structure', 'Hot-rolled structural steel, fabricated, blasted and painted', 'حديد إنشائي مصنّع ومدهون', 'ton', 9200, 400, 'structural_steel'],
  ['Steel structure', 'Galvanised purlins and girts', 'مدادات مجلفنة', 'ton', 8100, 90, 'structural_steel'],
  ['Concrete', 'Reinforced concrete C40 in foundations', 'خرسانة مسلحة للأساسات', 'm3', 640, 2500, 'concrete_works'],
  ['Concrete', 'Precast hollow-core slabs, 265 mm', 'بلاطات مسبقة الصب مفرغة', 'm2', 235, 6000, 'precast'],
  ['Envelope', 'Unitised curtain wall, double glazed', 'واجهة زجاجية وحدات مزدوجة', 'm2', 1450, 3000, 'curtain_wall'],
  ['Envelope', 'Aluminium composite cladding', 'تكسية ألمنيوم مركب', 'm2', 420, 3500, 'cladding'],
  ['Roof', 'Insulated sandwich panel roof, 100 mm', 'سقف ألواح ساندويتش معزولة', 'm2', 185, 9000, 'roofing'],
  ['Roof', 'Waterproofing membrane, two layers', 'عزل مائي طبقتين', 'm2', 62, 9000, 'insulation'],
  ['Masonry', 'Insulated block walls, 200 mm', 'جدران بلوك معزول', 'm2', 145, 5000, 'masonry'],
  ['Finishes', 'Porcelain floor tiles, 60 × 60 cm', 'بلاط بورسلان للأرضيات', 'm2', 118, 7000, 'finishes'],
  ['Services', 'Chilled-water air handling units', 'وحدات مناولة هواء بالماء المبرد', 'no', 48000, 24, 'mechanical'],
  ['Services', 'Low-voltage distribution boards', 'لوحات توزيع جهد منخفض', 'no', 16500, 40, 'electrical'],
  ['Site', 'Asphalt paving with sub-base', 'رصف أسفلتي مع طبقة أساس', 'm2', 96, 8000, 'external_works'],
] as const // prettier-ignore

export const DISTRICTS = ['Al-Olaya', 'Al-Malqa', 'Al-Zahra', 'Al-Faisaliyah', 'Al-Rawdah', 'King Abdullah Economic City', 'Industrial City 2', 'Corniche'] as const // prettier-ignore
