/** Cities with their country (ISO 3166); the first spelling of each script is the usual one. */
const CITY_ROWS = `
SA Riyadh|Ar Riyadh|الرياض; Jeddah|Jiddah|Jedda|جدة; Makkah|Mecca|مكة|مكة المكرمة; Madinah|Al Madinah|Medina|المدينة المنورة;
Dammam|Ad Dammam|الدمام; Al Khobar|Khobar|Alkhobar|الخبر; Dhahran|الظهران; Jubail|Al Jubail|الجبيل; Yanbu|ينبع; Tabuk|تبوك;
Abha|أبها; Khamis Mushait|خميس مشيط; Taif|Al Taif|الطائف; Buraidah|Buraydah|بريدة; Unaizah|عنيزة; Hail|حائل; Jazan|Jizan|جازان;
Najran|نجران; Al Ahsa|Hofuf|Al Hofuf|الأحساء|الهفوف; Qatif|القطيف; Al Kharj|الخرج; Arar|عرعر; Sakaka|سكاكا; Al Baha|الباحة; NEOM|نيوم; Rabigh|رابغ;
Ras Tanura|رأس تنورة; Diriyah|الدرعية; KAEC
AE Dubai|دبي; Abu Dhabi|أبوظبي|أبو ظبي; Sharjah|الشارقة; Ajman|عجمان; Al Ain|العين; Ras Al Khaimah|رأس الخيمة; Fujairah|الفجيرة; Umm Al Quwain|أم القيوين
QA Doha|الدوحة; Lusail|لوسيل; Al Wakrah|الوكرة; Al Rayyan|الريان
KW Kuwait City|مدينة الكويت; Salmiya|السالمية; Hawally|حولي; Farwaniya|الفروانية; Ahmadi|الأحمدي; Shuwaikh|الشويخ
BH Manama|المنامة; Riffa|الرفاع; Muharraq|المحرق; Seef|السيف
OM Muscat|مسقط; Salalah|صلالة; Sohar|صحار; Nizwa|نزوى
EG Cairo|القاهرة; Alexandria|الإسكندرية; Giza|الجيزة; New Cairo|القاهرة الجديدة
JO Amman|عمّان|عمان; LB Beirut|بيروت; IQ Baghdad|بغداد|Erbil|أربيل; TR Istanbul|إسطنبول|Ankara; GB London|Manchester|Birmingham; DE Berlin|Munich|Hamburg|Frankfurt
FR Paris; IT Milan|Rome; ES Madrid|Barcelona; US New York|Houston|Chicago; IN Mumbai|Delhi|New Delhi|Bangalore|Chennai; PK Karachi|Lahore|Islamabad; CN Shanghai|Beijing|Guangzhou; SG Singapore`

export interface City {
  country: string
  /** Spellings as printed on cards. */
  spellings: string[]
}

export const CITIES: City[] = CITY_ROWS.split(/(?:^|[;\n]\s*)(?=[A-Z]{2} )/)
  .map((row) => row.trim())
  .filter(Boolean)
  .flatMap((row) => {
    const country = row.slice(0, 2)
    const cities = row
      .slice(3)
      .split(';')
      .map((city) => city.trim())
      .filter(Boolean)
    return cities.map((city) => ({ country, spellings: city.split('|') }))
  })

export const COUNTRIES: [code: string, spellings: string[]][] = [
  [
    'SA',
    [
      'Saudi Arabia',
      'Kingdom of Saudi Arabia',
      'KSA',
      'K.S.A.',
      'K.S.A',
      'المملكة العربية السعودية',
      'السعودية',
    ],
  ],
  [
    'AE',
    ['United Arab Emirates', 'UAE', 'U.A.E.', 'U.A.E', 'الإمارات العربية المتحدة', 'الإمارات'],
  ],
  ['QA', ['Qatar', 'State of Qatar', 'قطر', 'دولة قطر']],
  ['KW', ['Kuwait', 'State of Kuwait', 'الكويت', 'دولة الكويت']],
  ['BH', ['Bahrain', 'Kingdom of Bahrain', 'البحرين', 'مملكة البحرين']],
  ['OM', ['Oman', 'Sultanate of Oman', 'سلطنة عمان']],
  ['EG', ['Egypt', 'مصر', 'جمهورية مصر العربية']],
  ['JO', ['Jordan', 'الأردن']],
  ['LB', ['Lebanon', 'لبنان']],
  ['TR', ['Turkey', 'Türkiye', 'تركيا']],
  ['GB', ['United Kingdom', 'England', 'UK', 'U.K.']],
  ['DE', ['Germany', 'Deutschland']],
  ['IN', ['India']],
  ['PK', ['Pakistan']],
  ['US', ['United States', 'USA', 'U.S.A.']],
]

/** Words of an address line: streets, buildings, districts. Lower case, Arabic folded. */
export const ADDRESS_WORDS =
  /\b(?:road|rd|street|st|str|avenue|ave|boulevard|blvd|highway|hwy|lane|drive|block|building|bldg|tower|towers|floor|flr|level|office|suite|unit|villa|flat|apartment|district|dist|area|zone|industrial city|center|centre|plaza|mall|exit|plot|warehouse|corniche|square|circle|roundabout|rue|rua|calle|avenida|viale|via|piazza|platz|ulica|ul|cad|caddesi|sokak|mah|mahallesi|bulvar\u0131|way \d+|p\.?\s?o\.?\s?box|pobox|zip|postal code|\w+str(?:asse|aße))(?![\p{L}\d])/iu

export const ARABIC_ADDRESS_WORDS =
  /(?:^|[\s،,])(?:شارع|ش\.|طريق|حي|مبني|برج|الدور|الطابق|الدوار|ص\s?\.?\s?ب|صندوق بريد|صندوق البريد|الرمز البريدي|عماره|مجمع|مخرج|بجوار|مقابل|المنطقه الصناعيه|المدينه الصناعيه|قطعه|ميدان|كورنيش|الكورنيش|تقاطع|مركز)(?=$|[\s،,.:»\d])/u

/** Arabic words of addresses and names of districts that have five letters or more, folded. */
export const ARABIC_PLACE_WORDS =
  `الدور الطابق الدوار صندوق البريد البريدي الرمز عماره مجمع المنطقه المدينه المنوره الصناعيه ميدان كورنيش الكورنيش
  تقاطع الملك الملز العليا النخيل الياسمين المربع الورود السليمانيه الروضه الحمراء الصحافه النرجس الملقا حطين
  العقيق قرطبه غرناطه المروج الفيصليه العزيزيه الصفا المروه الزهراء النهضه الشاطي التحليه الخالديه البوادي
  المحمديه الرحاب السلامه البساتين الشرفيه الحرمين الراكه الثقبه العقربيه الجامعيين الشاطيء`
    .split(/\s+/)
    .filter(Boolean)

/** Well-known districts, found in addresses without a street word. */
export const DISTRICTS =
  /\b(?:olaya|al olaya|malaz|al malaz|al rawdah|al nakheel|al yasmin|al sahafa|al murabba|king fahd|king abdullah|prince sultan|al hamra|al andalus|al khuwair|business bay|al barsha|deira|jlt|difc|west bay|al sadd|salmiya|sulaimaniyah|al wurud|ghirnatah|qurtubah|al aqiq|hittin|al malqa)\b/i
