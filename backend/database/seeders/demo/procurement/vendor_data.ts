/** A bank of the Gulf or of a supplier's country: name, city, country, SWIFT code, start of its BBANs. */
export const BANKS = {
  rajhi: ['Al Rajhi Bank', 'Riyadh', 'Saudi Arabia', 'RJHISARI', 'SA', '80'],
  snb: ['Saudi National Bank', 'Jeddah', 'Saudi Arabia', 'NCBKSAJE', 'SA', '10'],
  riyad: ['Riyad Bank', 'Riyadh', 'Saudi Arabia', 'RIBLSARI', 'SA', '20'],
  alinma: ['مصرف الإنماء', 'الرياض', 'السعودية', 'INMASARI', 'SA', '05'],
  enbd: ['Emirates NBD', 'Dubai', 'United Arab Emirates', 'EBILAEAD', 'AE', '026'],
  qnb: ['Qatar National Bank', 'Doha', 'Qatar', 'QNBAQAQA', 'QA', 'QNBA'],
  nbk: ['National Bank of Kuwait', 'Kuwait City', 'Kuwait', 'NBOKKWKW', 'KW', 'NBOK'],
  nbb: ['National Bank of Bahrain', 'Manama', 'Bahrain', 'NBOBBHBM', 'BH', 'NBOB'],
  deutsche: ['Deutsche Bank', 'Frankfurt', 'Germany', 'DEUTDEFF', 'DE', '50070010'],
  unicredit: ['UniCredit', 'Milan', 'Italy', 'UNCRITMM', 'IT', 'X02008'],
} as const

export type BankName = keyof typeof BANKS

/** Name, group, contact, street, city, country, post code, dialling code, mail host, bank, currency. */
export type VendorSeed = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  BankName,
  string,
]

// prettier-ignore
export const VENDORS: readonly VendorSeed[] = [
  ['Najd Steel Factory', 'manufacturer', 'Saad Al-Mutairi', 'Second Industrial City, Street 12', 'Riyadh', 'Saudi Arabia', '14331', '+966 11', 'najdsteel', 'rajhi', 'SAR'],
  ['مصنع الخليج للألمنيوم', 'manufacturer', 'محمد العنزي', 'المدينة الصناعية الثالثة', 'جدة', 'السعودية', '22518', '+966 12', 'gulfaluminium', 'snb', 'SAR'],
  ['Eastern Ready-Mix Concrete', 'supplier', 'Imran Sheikh', 'Dammam–Jubail Road, km 14', 'Dammam', 'Saudi Arabia', '32415', '+966 13', 'easternreadymix', 'riyad', 'SAR'],
  ['شركة الإعمار للمقاولات', 'contractor', 'عبدالله الشمري', 'طريق الملك فهد، حي العليا', 'الرياض', 'السعودية', '12214', '+966 11', 'emaar-contracting', 'alinma', 'SAR'],
  ['Hijaz Glass & Façades', 'manufacturer', 'Lama Bakr', 'Industrial Area 3, Block 7', 'Jeddah', 'Saudi Arabia', '22444', '+966 12', 'hijazglass', 'snb', 'SAR'],
  ['Qassim Cement Trading', 'distributor', 'Fahad Al-Rashid', 'King Abdulaziz Road', 'Buraidah', 'Saudi Arabia', '52361', '+966 16', 'qassimcement', 'rajhi', 'SAR'],
  ['مؤسسة البناء الحديث للتوريدات', 'supplier', 'سلطان القحطاني', 'شارع الستين', 'أبها', 'السعودية', '62521', '+966 17', 'modernbuild', 'rajhi', 'SAR'],
  ['Red Sea Timber & Formwork', 'supplier', 'Adel Hashim', 'Port Road, Gate 2', 'Jeddah', 'Saudi Arabia', '21432', '+966 12', 'redseatimber', 'riyad', 'SAR'],
  ['Tuwaiq Electrical Supplies', 'distributor', 'Nasser Al-Subaie', 'Exit 18, Warehouse 44', 'Riyadh', 'Saudi Arabia', '14812', '+966 11', 'tuwaiqelectric', 'alinma', 'SAR'],
  ['شركة الرواد للتكييف', 'service_provider', 'خالد الدوسري', 'طريق خريص', 'الرياض', 'السعودية', '13213', '+966 11', 'rowad-hvac', 'riyad', 'SAR'],
  ['Jubail Structural Fabricators', 'manufacturer', 'Rajesh Nair', 'Support Industries Area', 'Jubail', 'Saudi Arabia', '35718', '+966 13', 'jubailfab', 'snb', 'SAR'],
  ['Arabian Scaffolding Rental', 'service_provider', 'Omar Saif', 'Al Kharj Road', 'Riyadh', 'Saudi Arabia', '14334', '+966 11', 'arabscaffold', 'rajhi', 'SAR'],
  ['مكتب الأفق للاستشارات الهندسية', 'consultant', 'م. هدى السالم', 'برج المملكة، الدور 21', 'الرياض', 'السعودية', '12214', '+966 11', 'ofuq-consult', 'alinma', 'SAR'],
  ['Dhahran Geotechnical Consultants', 'consultant', 'Dr. Peter Lang', 'Techno Valley', 'Dhahran', 'Saudi Arabia', '34464', '+966 13', 'dhahrangeo', 'riyad', 'SAR'],
  ['Makkah Marble & Stone', 'supplier', 'Yasser Filali', 'Al Shoqiyah', 'Makkah', 'Saudi Arabia', '24351', '+966 12', 'makkahmarble', 'rajhi', 'SAR'],
  ['مصنع طيبة للدهانات', 'manufacturer', 'أنس الحربي', 'المدينة الصناعية', 'المدينة المنورة', 'السعودية', '42316', '+966 14', 'taibahpaints', 'snb', 'SAR'],
  ['Asir Waterproofing Systems', 'contractor', 'Majed Asiri', 'King Faisal Road', 'Khamis Mushait', 'Saudi Arabia', '62461', '+966 17', 'asirproof', 'alinma', 'SAR'],
  ['Gulf Crane & Heavy Lift', 'service_provider', 'Suresh Pillai', 'Port Industrial Area', 'Dammam', 'Saudi Arabia', '32211', '+966 13', 'gulfcrane', 'riyad', 'SAR'],
  ['Tabuk Precast Industries', 'manufacturer', 'Bandar Al-Balawi', 'Industrial City, Plot 90', 'Tabuk', 'Saudi Arabia', '47913', '+966 14', 'tabukprecast', 'rajhi', 'SAR'],
  ['شركة المسار للنقل والخدمات', 'service_provider', 'تركي المالكي', 'طريق الدائري الجنوبي', 'الرياض', 'السعودية', '14921', '+966 11', 'masar-transport', 'rajhi', 'SAR'],
  ['Yanbu Pipes & Fittings', 'supplier', 'Waleed Johani', 'Light Industrial Park', 'Yanbu', 'Saudi Arabia', '46451', '+966 14', 'yanbupipes', 'snb', 'SAR'],
  ['Al Noor Fire Protection', 'contractor', 'Samer Aziz', 'Prince Sultan Road', 'Jeddah', 'Saudi Arabia', '23525', '+966 12', 'alnoorfire', 'riyad', 'SAR'],
  ['Hail Insulation Materials', 'distributor', 'Ziyad Al-Shammari', 'Airport Road', 'Hail', 'Saudi Arabia', '55427', '+966 16', 'hailinsulation', 'alinma', 'SAR'],
  ['Emirates Curtain Wall', 'manufacturer', 'Hind Al-Maktoumi', 'Jebel Ali Free Zone', 'Dubai', 'United Arab Emirates', '16860', '+971 4', 'emiratescw', 'enbd', 'AED'],
  ['Sharjah Elevator Works', 'contractor', 'Biju Thomas', 'Industrial Area 12', 'Sharjah', 'United Arab Emirates', '2840', '+971 6', 'sharjahlifts', 'enbd', 'AED'],
  ['Doha Interior Finishes', 'contractor', 'Maha Al-Thani', 'Salwa Road', 'Doha', 'Qatar', '22350', '+974 44', 'dohainteriors', 'qnb', 'QAR'],
  ['شركة الكويت لمواد البناء', 'supplier', 'بدر العجمي', 'الشويخ الصناعية', 'الكويت', 'الكويت', '70453', '+965 22', 'kuwaitbuilding', 'nbk', 'KWD'],
  ['Bahrain Aluminium Extrusion', 'manufacturer', 'Ali Mahdi', 'Sitra', 'Manama', 'Bahrain', '606', '+973 17', 'bahrainalu', 'nbb', 'BHD'],
  ['Rhein Fassadentechnik GmbH', 'manufacturer', 'Katrin Weber', 'Industriestraße 40', 'Köln', 'Germany', '50735', '+49 221', 'rhein-fassaden', 'deutsche', 'EUR'],
  ['Lombarda Marmi SpA', 'supplier', 'Marco Bianchi', 'Via Carducci 18', 'Milan', 'Italy', '20123', '+39 02', 'lombardamarmi', 'unicredit', 'EUR'],
  ['Hansa Anchors & Fixings GmbH', 'distributor', 'Jens Möller', 'Hafenstraße 5', 'Hamburg', 'Germany', '20359', '+49 40', 'hansa-anchors', 'deutsche', 'EUR'],
  ['Dammam Safety Equipment', 'distributor', 'Mona Al-Khaldi', 'First Industrial City', 'Dammam', 'Saudi Arabia', '32234', '+966 13', 'dammamsafety', 'snb', 'SAR'],
  ['مؤسسة سواعد الجزيرة', 'contractor', 'ناصر البقمي', 'شارع الأمير سلطان', 'الطائف', 'السعودية', '26513', '+966 12', 'sawaed', 'rajhi', 'SAR'],
  ['Riyadh Surveying Services', 'consultant', 'Hatem Younis', 'Olaya Street', 'Riyadh', 'Saudi Arabia', '12213', '+966 11', 'riyadhsurvey', 'alinma', 'SAR'],
]
