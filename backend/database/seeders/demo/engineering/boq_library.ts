/** One priced item: description in both languages, unit, quantity per square metre of floor, rate in SAR. */
type Item = readonly [en: string, ar: string, unit: string, perSqm: number, rate: number]

export interface BoqSection {
  title: string
  items: readonly Item[]
}

/** Lump-sum items have a quantity of their own, whatever the area. */
export const LUMP = 0

export const BOQ_LIBRARY: Record<string, BoqSection> = {
  preliminaries: {
    title: 'Preliminaries',
    items: [
      ['Mobilisation and site offices', 'التجهيز ومكاتب الموقع', 'ls', LUMP, 86_500],
      ['Temporary fencing', 'سياج مؤقت', 'm', 0.06, 145],
      ['Survey and setting out', 'الأعمال المساحية والتوقيع', 'ls', LUMP, 24_000],
      ['Safety and first aid', 'السلامة والإسعافات الأولية', 'month', LUMP, 9_750.5],
      ['Testing and commissioning', 'الاختبارات والتشغيل', 'ls', LUMP, 38_200],
    ],
  },
  concrete: {
    title: 'Concrete works',
    items: [
      ['Excavation to formation level', 'الحفر حتى منسوب التأسيس', 'm3', 0.62, 21.75],
      ['Blinding concrete C20, 100 mm', 'خرسانة نظافة C20 بسماكة 100 مم', 'm2', 0.48, 38.4],
      ['Reinforced concrete C40 in foundations', 'خرسانة مسلحة C40 للأساسات', 'm3', 0.11, 742.25],
      [
        'Reinforced concrete C40 in columns and walls',
        'خرسانة مسلحة C40 للأعمدة والجدران',
        'm3',
        0.07,
        918.6,
      ],
      ['Suspended slabs, 250 mm', 'بلاطات معلقة 250 مم', 'm2', 0.74, 236.9],
      ['High-tensile reinforcement', 'حديد تسليح عالي المقاومة', 'ton', 0.024, 3_185.75],
    ],
  },
  steel: {
    title: 'Structural steel',
    items: [
      ['Columns, built-up sections S355', 'أعمدة من مقاطع مركبة S355', 'ton', 0.018, 8_640],
      ['Rafters and portal frames S355', 'جملونات وإطارات S355', 'ton', 0.026, 8_420.5],
      ['Purlins and girts, cold-formed', 'مدادات مشكلة على البارد', 'ton', 0.009, 7_915.25],
      ['Anchor bolts and base plates', 'مسامير تثبيت وألواح قاعدية', 'set', 0.012, 412.4],
      ['Intumescent coating, 60 minutes', 'دهان مقاوم للحريق 60 دقيقة', 'm2', 0.55, 96.85],
    ],
  },
  envelope: {
    title: 'Roof and wall cladding',
    items: [
      [
        'Standing-seam roof, 0.7 mm aluminium',
        'سقف ألمنيوم بدرزات قائمة 0.7 مم',
        'm2',
        1.04,
        168.3,
      ],
      ['Sandwich panels, 100 mm PIR', 'ألواح ساندويتش PIR بسماكة 100 مم', 'm2', 0.46, 154.75],
      ['Roof insulation, 120 mm rock wool', 'عزل سقف صوف صخري 120 مم', 'm2', 1.02, 61.2],
      ['Skylights, polycarbonate', 'مناور بولي كربونات', 'm2', 0.05, 318],
      ['Gutters and downpipes', 'مزاريب ومواسير تصريف', 'm', 0.07, 126.45],
    ],
  },
  facade: {
    title: 'Façade',
    items: [
      [
        'Unitised curtain wall, double glazed',
        'واجهة زجاجية وحدات بزجاج مزدوج',
        'm2',
        0.31,
        1_285.5,
      ],
      ['Aluminium composite panels', 'ألواح ألمنيوم مركبة', 'm2', 0.22, 342.75],
      ['Stone cladding, Riyadh stone 40 mm', 'تكسية حجر الرياض 40 مم', 'm2', 0.18, 286.4],
      ['Aluminium windows, thermally broken', 'نوافذ ألمنيوم بفاصل حراري', 'm2', 0.09, 815.25],
      ['Automatic entrance doors', 'أبواب مداخل أوتوماتيكية', 'no', 0.0003, 21_600],
    ],
  },
  finishes: {
    title: 'Finishes',
    items: [
      ['Block walls, 200 mm', 'جدران طابوق 200 مم', 'm2', 0.82, 92.35],
      ['Gypsum board partitions', 'قواطع جبسية', 'm2', 0.38, 118.6],
      ['Porcelain floor tiles, 600 × 600', 'بلاط بورسلان 600 × 600', 'm2', 0.71, 134.9],
      ['Suspended ceilings, mineral fibre', 'أسقف مستعارة ألياف معدنية', 'm2', 0.66, 88.15],
      ['Emulsion paint, three coats', 'دهان مائي ثلاثة أوجه', 'm2', 2.1, 18.45],
      ['Timber doors with frames', 'أبواب خشبية مع الحلوق', 'no', 0.011, 1_940],
    ],
  },
  services: {
    title: 'Mechanical and electrical',
    items: [
      ['Chilled-water air conditioning', 'تكييف بالماء المبرد', 'm2', 0.92, 318.75],
      ['Low-voltage distribution', 'توزيع الجهد المنخفض', 'm2', 1, 146.2],
      ['Lighting, LED', 'إنارة LED', 'no', 0.12, 285.5],
      ['Fire alarm and sprinklers', 'إنذار ورشاشات حريق', 'm2', 1, 97.4],
      ['Plumbing and drainage', 'سباكة وصرف صحي', 'm2', 0.85, 112.65],
    ],
  },
  external: {
    title: 'External works',
    items: [
      ['Asphalt paving, 80 mm', 'رصف أسفلتي 80 مم', 'm2', 0.64, 58.9],
      ['Interlocking pavers', 'بلاط متداخل', 'm2', 0.27, 84.35],
      ['Kerbs', 'بردورات', 'm', 0.11, 46.2],
      ['Boundary wall, precast', 'سور مسبق الصب', 'm', 0.05, 612.8],
      ['Landscaping and irrigation', 'تشجير وري', 'm2', 0.19, 128.5],
    ],
  },
}
