/** What the demo company orders: description, in Arabic, unit, least and most quantity, price per unit. */
export const GOODS: readonly (readonly [string, string, string, number, number, number])[] = [
  ['Reinforcement steel 16 mm', 'حديد تسليح 16 مم', 'ton', 5, 80, 2650],
  [
    'Ordinary Portland cement, 50 kg bags',
    'إسمنت بورتلاندي عادي، أكياس 50 كجم',
    'bag',
    200,
    2500,
    16.5,
  ],
  ['Ready-mix concrete C40', 'خرسانة جاهزة C40', 'm3', 40, 600, 245],
  ['Curtain wall unit, double glazed', 'وحدة واجهة زجاجية مزدوجة', 'm2', 60, 900, 780],
  ['Aluminium profile 6060-T6', 'مقطع ألمنيوم 6060-T6', 'm', 300, 4000, 38.75],
  ['Structural steel beams HEB 200', 'كمرات حديد HEB 200', 'ton', 4, 45, 4150],
  ['Plywood formwork 18 mm', 'خشب معاكس 18 مم للقوالب', 'pcs', 100, 900, 92.4],
  ['Copper cable 4×25 mm²', 'كابل نحاس 4×25 مم²', 'm', 200, 3000, 61.35],
  ['Fire-rated door 90 min', 'باب مقاوم للحريق 90 دقيقة', 'pcs', 6, 80, 2350],
  ['Split air conditioner 24,000 BTU', 'مكيف سبليت 24 ألف وحدة', 'pcs', 4, 60, 2890],
  ['Bituminous membrane 4 mm', 'غشاء بيتوميني 4 مم', 'roll', 30, 400, 118],
  ['Porcelain tiles 60×60 cm', 'بلاط بورسلان 60×60 سم', 'm2', 150, 2200, 46.9],
  ['Rock wool insulation 50 mm', 'عازل صوف صخري 50 مم', 'm2', 200, 2500, 23.15],
  ['Scaffolding rental, complete set', 'إيجار سقالات، طقم كامل', 'day', 20, 120, 640],
  ['Mobile crane 100 t with operator', 'رافعة متحركة 100 طن مع مشغل', 'hour', 16, 160, 410],
  ['Stainless steel anchors M16', 'براغي تثبيت ستانلس M16', 'box', 20, 300, 87.2],
  ['uPVC drainage pipe 160 mm', 'أنبوب صرف uPVC قطر 160 مم', 'm', 100, 1500, 34.6],
  ['Epoxy floor coating', 'طلاء أرضيات إيبوكسي', 'ltr', 100, 1200, 28.45],
]

export const PLACES = [
  'Main warehouse, Riyadh',
  'Jeddah Tower site, gate 3',
  'Dammam yard',
  'موقع برج العليا',
  'مستودع الرياض الرئيسي',
] as const
export const REJECTIONS = [
  'Get a second quote before ordering.',
  'الكمية أكبر من جدول الكميات.',
  'Price is above the budget of this package.',
] as const
export const CANCELLATIONS = [
  'The package went to a subcontractor.',
  'تم إيقاف المشروع مؤقتاً.',
  'Ordered twice by mistake.',
] as const
