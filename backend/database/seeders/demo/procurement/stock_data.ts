interface More {
  valuation?: 'fifo'
  brand?: string
  barcode?: string
  units?: { unit: string; factor: string }[]
}

/** Code, name, in Arabic, category, base unit, opening quantity, price, and what else is known. */
export const MATERIALS: readonly (readonly [string, string, string, string, string, number, number, More])[] = [
  ['STL-016', 'Reinforcement steel 16 mm', 'حديد تسليح 16 مم', 'steel', 'ton', 42, 2650, { valuation: 'fifo', brand: 'Hadeed' }],
  ['CEM-050', 'Ordinary Portland cement, 50 kg', 'إسمنت بورتلاندي عادي 50 كجم', 'concrete', 'bag', 1800, 16.5, { units: [{ unit: 'pallet', factor: '40' }], barcode: '6281000410507' }],
  ['FCD-200', 'Curtain wall unit, double glazed', 'وحدة واجهة زجاجية مزدوجة', 'glass_facade', 'm2', 260, 780, {}],
  ['ALU-606', 'Aluminium profile 6060-T6', 'مقطع ألمنيوم 6060-T6', 'glass_facade', 'm', 1450, 38.75, { valuation: 'fifo' }],
  ['PLY-018', 'Plywood formwork 18 mm', 'خشب معاكس 18 مم للقوالب', 'masonry', 'pcs', 340, 92.4, {}],
  ['CBL-425', 'Copper cable 4×25 mm²', 'كابل نحاس 4×25 مم²', 'electrical', 'm', 1200, 61.35, { units: [{ unit: 'roll', factor: '100' }], brand: 'Riyadh Cables' }],
  ['DOR-090', 'Fire-rated door 90 min', 'باب مقاوم للحريق 90 دقيقة', 'finishing', 'pcs', 36, 2350, {}],
  ['ACU-024', 'Split air conditioner 24,000 BTU', 'مكيف سبليت 24 ألف وحدة', 'hvac', 'pcs', 28, 2890, { brand: 'Zamil' }],
  ['MEM-004', 'Bituminous membrane 4 mm', 'غشاء بيتوميني 4 مم', 'masonry', 'roll', 150, 118, {}],
  ['TIL-606', 'Porcelain tiles 60×60 cm', 'بلاط بورسلان 60×60 سم', 'finishing', 'm2', 820, 46.9, { units: [{ unit: 'box', factor: '1.44' }] }],
  ['INS-050', 'Rock wool insulation 50 mm', 'عازل صوف صخري 50 مم', 'masonry', 'm2', 900, 23.15, {}],
  ['ANC-016', 'Stainless steel anchors M16', 'براغي تثبيت ستانلس M16', 'steel', 'box', 120, 87.2, { brand: 'Hilti' }],
  ['PIP-160', 'uPVC drainage pipe 160 mm', 'أنبوب صرف uPVC قطر 160 مم', 'plumbing', 'm', 640, 34.6, {}],
  ['EPX-001', 'Epoxy floor coating', 'طلاء أرضيات إيبوكسي', 'finishing', 'ltr', 420, 28.45, { valuation: 'fifo', brand: 'Jotun' }],
  ['HLM-001', 'Safety helmet', 'خوذة سلامة', 'safety', 'pcs', 160, 24, {}],
  ['GLV-001', 'Work gloves', 'قفازات عمل', 'safety', 'pcs', 500, 6.5, { units: [{ unit: 'box', factor: '50' }] }],
] // prettier-ignore

export const STORES = [
  { code: 'RUH-1', name: 'Main store, Riyadh', nameAr: 'مستودع الرياض الرئيسي', location: 'Second Industrial City, Riyadh', bins: ['A-01', 'A-02', 'B-01', 'B-02', 'C-01'] },
  { code: 'SITE-1', name: 'Site store', nameAr: 'مستودع الموقع', location: 'Olaya, Riyadh', bins: ['S-1', 'S-2'] },
  { code: 'DMM-1', name: 'Dammam yard', nameAr: 'ساحة الدمام', location: 'Dammam', bins: ['Y-1'] },
] as const // prettier-ignore
