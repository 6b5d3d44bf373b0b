import { PNG_LOGO } from '../../engines/pdf/logo.js'
import type {
  SheetLine,
  TrackingSheetData,
} from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'

const SECTIONS = ['Concrete works', 'Masonry and plaster', 'Finishes', 'Electrical']

const ITEMS: [string, string, { en: string; ar: string }][] = [
  [
    'Supply and cast reinforced concrete C40 to raft foundation, incl. formwork & curing',
    'توريد وصب خرسانة مسلحة C40 للبشة شاملاً الشدات والمعالجة',
    { en: 'm³', ar: 'م³' },
  ],
  [
    'High-yield steel bars Ø12–Ø25, cut, bent and fixed',
    'حديد تسليح عالي المقاومة قطر 12–25 مم قص وثني وتركيب',
    { en: 't', ar: 'طن' },
  ],
  [
    'Concrete blockwork 200 mm, reinforced every 3rd course',
    'بناء بلك أسمنتي 200 مم مسلح كل ثالث مدماك',
    { en: 'm²', ar: 'م²' },
  ],
  ['Porcelain tiles 60 × 60 cm, slip class R11', 'بلاط بورسلان 60 × 60 سم', { en: 'm²', ar: 'م²' }],
  [
    'Distribution board DB-01 (3 phase, 24 ways) with RCBO 30 mA, tested and labelled on site',
    'لوحة توزيع DB-01 ثلاثية الأوجه 24 مخرج مع قواطع حماية 30 مللي أمبير',
    { en: 'No.', ar: 'عدد' },
  ],
]

/** `count` lines over four sections; the totals are exact products. */
export function sampleLines(count: number): SheetLine[] {
  return Array.from({ length: count }, (_, index) => {
    const section = Math.floor((index * SECTIONS.length) / count)
    const [description, descriptionAr, unit] = ITEMS[index % ITEMS.length]
    const hundredths = 12_500 + index * 1_325
    const quantity = 10 + index
    const total = hundredths * quantity
    return {
      number: `${section + 1}.${index + 1}`,
      section: SECTIONS[section],
      path: SECTIONS[section],
      description,
      descriptionAr,
      unit,
      quantity: `${quantity}.0000`,
      unitRate: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}00`,
      total: `${Math.floor(total / 100)}.${String(total % 100).padStart(2, '0')}`,
    }
  })
}

const COMPANY: TrackingSheetData['company'] = {
  nameEn: 'Binaa Contracting & Engineering Co.',
  nameAr: 'شركة بناء للمقاولات والهندسة',
  logo: PNG_LOGO,
  address: {
    en: '7421 King Fahd Road, Al Olaya, Riyadh 12214',
    ar: '7421 طريق الملك فهد، العليا، الرياض 12214',
  },
  commercialRegistration: '1010456789',
  vatNumber: '310123456700003',
  phone: '+966 11 456 7890',
  email: 'tenders@binaa.example',
  website: 'www.binaa.example',
}

const QUOTATION: TrackingSheetData['quotation'] = {
  number: 'Q-2026-0042',
  revision: 1,
  status: { en: 'Pending approval', ar: 'بانتظار الاعتماد' },
  quotedOn: '2026-10-18',
  currency: 'SAR',
}

const PROJECT: TrackingSheetData['project'] = {
  name: {
    en: 'Al Malqa Villas, phase 2 (48 units)',
    ar: 'مشروع فلل الملقا المرحلة الثانية (48 وحدة)',
  },
  location: { en: 'Anas Ibn Malik Rd', ar: 'طريق أنس بن مالك' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  areaSqm: '18450.5',
  type: { en: 'Residential', ar: 'سكني' },
  productTypes: [
    { en: 'Structural concrete', ar: 'خرسانة إنشائية' },
    { en: 'Block work', ar: 'أعمال البلك' },
    { en: 'Tiling', ar: 'تبليط' },
  ],
  endUser: { en: 'Roshn Communities', ar: 'مجتمعات روشن' },
}

const PARTIES: TrackingSheetData['parties'] = {
  requestedBy: { en: 'Eng. Khalid Al-Otaibi', ar: 'م. خالد العتيبي' },
  client: { en: 'Masar Real Estate', ar: 'مسار العقارية' },
  contractor: null,
  consultant: 'Dar Al-Handasah (Shair & Partners)',
}

const SCORE: TrackingSheetData['score'] = {
  total: '78.0',
  recommendation: 'go',
  reasons: [
    { en: 'Vendor list nomination: 20 of 20', ar: 'الإدراج في قائمة الموردين: 20 من 20' },
    {
      en: 'Historical success with this client: 12 of 20',
      ar: 'النجاح السابق مع العميل: 12 من 20',
    },
    { en: 'Client type: 15 of 15', ar: 'نوع العميل: 15 من 15' },
    { en: 'Never printed', ar: 'لا يطبع' },
  ],
}

const STAGES: TrackingSheetData['stages'] = [
  {
    stage: 'enquiry',
    plannedOn: '2026-10-18',
    actualOn: '2026-10-18',
    responsible: 'Sara Al-Qahtani',
    remark: 'RFQ by e-mail',
  },
  {
    stage: 'site_visit',
    plannedOn: '2026-10-22',
    actualOn: '2026-10-25',
    responsible: { en: 'Omar Haddad', ar: 'عمر حداد' },
    remark: { en: 'Access from the north only', ar: 'الدخول من الجهة الشمالية فقط' },
  },
  {
    stage: 'drawings',
    plannedOn: '2026-10-28',
    actualOn: '2026-10-27',
    responsible: 'Omar Haddad',
    remark: null,
  },
  {
    stage: 'take_off',
    plannedOn: '2026-11-04',
    actualOn: '2026-11-04',
    responsible: 'Omar Haddad',
    remark: null,
  },
  {
    stage: 'costing',
    plannedOn: '2026-11-12',
    actualOn: null,
    responsible: null,
    remark: null,
  },
  {
    stage: 'submitted',
    plannedOn: '2026-11-30',
    actualOn: null,
    responsible: null,
    remark: 'Closing 14:00',
  },
]

const DOCUMENTS: TrackingSheetData['documents'] = [
  {
    name: 'A-101 Ground floor plan.dwg',
    category: { en: 'Drawing', ar: 'مخطط' },
    revision: 'C',
    datedOn: '2026-10-20',
  },
  {
    name: 'جدول الكميات - المرحلة الثانية.pdf',
    category: { en: 'BOQ', ar: 'جدول كميات' },
    revision: '02',
    datedOn: '2026-10-21',
  },
  { name: 'Specification_Div_03.pdf', category: null, revision: null, datedOn: null },
]

const PRICES: TrackingSheetData['prices'] = {
  subtotal: '1934567.50',
  discount: '34567.50',
  vatShares: [{ category: 'standard', rate: '15', taxable: '1900000.00', vat: '285000.00' }],
  vat: '285000.00',
  total: '2185000.00',
}

const APPROVALS: TrackingSheetData['approvals'] = [
  {
    step: { en: 'Chief engineer', ar: 'رئيس المهندسين' },
    name: { en: 'Yousef Nasser', ar: 'يوسف ناصر' },
    decision: 'approved',
    decidedOn: '2026-11-18',
    comment: 'Quantities checked against rev. C',
  },
  {
    step: { en: 'Technical director', ar: 'المدير الفني' },
    name: null,
    decision: 'pending',
    decidedOn: null,
    comment: null,
  },
]

const REVISIONS: TrackingSheetData['revisions'] = [
  {
    revision: 0,
    datedOn: '2026-10-30',
    author: 'Omar Haddad',
    reason: { en: 'First issue', ar: 'الإصدار الأول' },
    total: '2288000.00',
    priceChange: null,
  },
  {
    revision: 1,
    datedOn: '2026-11-15',
    author: 'Omar Haddad',
    reason: { en: 'Steel price and raft depth', ar: 'سعر الحديد وعمق اللبشة' },
    total: '2185000.00',
    priceChange: '-4.5',
  },
]

const SIGNATURES: TrackingSheetData['signatures'] = [
  { role: { en: 'Prepared by', ar: 'إعداد' }, name: { en: 'Omar Haddad', ar: 'عمر حداد' } },
  { role: { en: 'Reviewed by', ar: 'مراجعة' }, name: null },
  { role: { en: 'Approved by', ar: 'اعتماد' }, name: null },
  { role: { en: 'Client', ar: 'العميل' }, name: null },
]

/** A believable quotation of 60 lines; the test changes what it needs. */
export function sampleSheet(change: Partial<TrackingSheetData> = {}): TrackingSheetData {
  return structuredClone<TrackingSheetData>({
    printLanguage: 'en',
    showPrices: true,
    company: COMPANY,
    quotation: QUOTATION,
    sheet: { number: 'TS-2026-0107', issuedOn: '2026-11-21', version: 3 },
    portalUrl: 'https://portal.binaa.example/quotation-documents/tracking-sheets/Q-2026-0042',
    project: PROJECT,
    parties: PARTIES,
    bdm: 'Sara Al-Qahtani (SQ)',
    estimator: { en: 'Omar Haddad', ar: 'عمر حداد' },
    score: SCORE,
    stages: STAGES,
    lines: sampleLines(60),
    documents: DOCUMENTS,
    prices: PRICES,
    approvals: APPROVALS,
    revisions: REVISIONS,
    signatures: SIGNATURES,
    printedBy: 'estimator',
    printedAt: '2026-11-21T11:05:00Z',
    ...change,
  })
}
