/** The work of a building as its programme names it: in English and Arabic, with days, crew and weight of cost. */
export interface Activity {
  name: string
  nameAr: string
  days: number
  crew: string
  /** A machine that it needs besides. */
  machine?: string
  /** Thousands of riyals. */
  cost: number
  /** How it follows the one before, where it doesn't simply wait for its end. */
  follows?: { type: 'FS' | 'SS' | 'FF'; lagDays: number }
  /** Works on days of its own: the code of the calendar. */
  calendar?: string
}

const activity = (name: string, nameAr: string, days: number, crew: string, cost: number) =>
  ({ name, nameAr, days, crew, cost }) satisfies Activity

export const MOBILIZATION: Activity[] = [
  activity('Site handover and survey', 'استلام الموقع والرفع المساحي', 3, 'SURVEY', 25),
  activity('Temporary fencing and offices', 'السياج المؤقت ومكاتب الموقع', 6, 'GENERAL', 120),
  activity('Temporary power and water', 'الكهرباء والمياه المؤقتة', 5, 'GENERAL', 80),
]

export const SUBSTRUCTURE: Activity[] = [
  activity('Excavation', 'الحفر', 8, 'EARTH', 210),
  activity('Blinding concrete', 'الخرسانة العادية', 3, 'CONCRETE', 60),
  activity('Waterproofing below slab', 'العزل المائي أسفل البلاطة', 4, 'FINISH-A', 75),
  activity('Foundation reinforcement', 'حديد تسليح الأساسات', 7, 'STEEL', 340),
  activity('Foundation concrete', 'خرسانة الأساسات', 3, 'CONCRETE', 280),
  { ...activity('Concrete curing', 'معالجة الخرسانة', 7, 'CONCRETE', 10), calendar: 'CURING' },
  activity('Backfill and compaction', 'الردم والدمك', 5, 'EARTH', 95),
]

/** Of each zone of a floor. */
export const STRUCTURE: Activity[] = [
  activity('Columns: reinforcement', 'الأعمدة: حديد التسليح', 3, 'STEEL', 90),
  activity('Columns: formwork and concrete', 'الأعمدة: الشدات والخرسانة', 3, 'FORM-A', 85),
  activity('Slab formwork', 'شدات السقف', 5, 'FORM-A', 110),
  {
    ...activity('Slab reinforcement', 'حديد تسليح السقف', 4, 'STEEL', 160),
    follows: { type: 'SS', lagDays: 2 },
  },
  activity('Slab services sleeves', 'فتحات الخدمات في السقف', 2, 'MEP-A', 30),
  activity('Slab concrete', 'خرسانة السقف', 1, 'CONCRETE', 140),
]

export const SERVICES: Activity[] = [
  activity('Blockwork', 'أعمال البلوك', 6, 'MASON', 70),
  activity('Electrical first fix', 'التأسيس الكهربائي', 5, 'MEP-A', 65),
  {
    ...activity('Plumbing first fix', 'تأسيس السباكة', 5, 'MEP-B', 60),
    follows: { type: 'SS', lagDays: 1 },
  },
  activity('Ductwork', 'مجاري التكييف', 6, 'MEP-B', 120),
  activity('Fire fighting pipework', 'مواسير إطفاء الحريق', 4, 'MEP-A', 75),
]

export const FINISHES: Activity[] = [
  activity('Internal plaster', 'اللياسة الداخلية', 6, 'MASON', 55),
  activity('Screed', 'المونة الأرضية', 3, 'FINISH-A', 30),
  activity('Floor and wall tiling', 'تبليط الأرضيات والجدران', 7, 'FINISH-A', 130),
  activity('Suspended ceilings', 'الأسقف المستعارة', 5, 'FINISH-B', 85),
  {
    ...activity('Painting', 'الدهانات', 6, 'FINISH-B', 45),
    follows: { type: 'FF', lagDays: 3 },
  },
  activity('Doors and ironmongery', 'الأبواب ومستلزماتها', 4, 'FINISH-B', 60),
  activity('Second fix and fittings', 'التشطيب النهائي للخدمات', 5, 'MEP-B', 90),
]

export const ENVELOPE: Activity[] = [
  activity('Façade brackets', 'مثبتات الواجهات', 8, 'FACADE', 150),
  { ...activity('Curtain wall', 'الواجهات الزجاجية', 14, 'FACADE', 620), machine: 'CRANE' },
  {
    ...activity('Stone cladding', 'تكسية الحجر', 12, 'FACADE', 380),
    follows: { type: 'SS', lagDays: 5 },
  },
  activity('Roof waterproofing', 'عزل السطح', 6, 'FINISH-A', 110),
]

export const COMPLETION: Activity[] = [
  activity('External works and paving', 'الأعمال الخارجية والرصف', 12, 'EARTH', 240),
  activity('Testing and commissioning', 'الاختبار والتشغيل', 10, 'MEP-A', 130),
  {
    ...activity('Authority inspections', 'تفتيش الجهات الرسمية', 6, 'SURVEY', 20),
    calendar: 'FIRM',
  },
  activity('Snagging', 'معالجة الملاحظات', 8, 'FINISH-B', 60),
]

/** Crews by code: name in both languages, how many work side by side, riyals an hour. */
export const CREWS: Record<string, [name: string, nameAr: string, units: string, cost: string]> = {
  SURVEY: ['Survey team', 'فريق المساحة', '2', '140.00'],
  GENERAL: ['General labour', 'عمالة عامة', '4', '95.00'],
  EARTH: ['Earthworks crew', 'فريق أعمال الحفر', '3', '260.00'],
  CONCRETE: ['Concrete crew', 'فريق الخرسانة', '3', '240.00'],
  STEEL: ['Steel fixers', 'فريق حدادي التسليح', '4', '210.00'],
  'FORM-A': ['Formwork carpenters', 'فريق نجاري الشدات', '5', '220.00'],
  MASON: ['Masons', 'فريق البنائين', '5', '180.00'],
  'MEP-A': ['Electrical crew', 'فريق الكهرباء', '3', '230.00'],
  'MEP-B': ['Mechanical crew', 'فريق الميكانيكا', '3', '235.00'],
  'FINISH-A': ['Tiling and waterproofing', 'فريق التبليط والعزل', '5', '190.00'],
  'FINISH-B': ['Finishing crew', 'فريق التشطيبات', '3', '185.00'],
  FACADE: ['Façade installers', 'فريق الواجهات', '3', '290.00'],
}
