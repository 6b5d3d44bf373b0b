/** Units by every name under which a list or a person may write them; the first one is the key. */
const NAMES: string[][] = [
  ['m', 'metre', 'meter', 'metres', 'متر', 'م'],
  ['m2', 'm²', 'sqm', 'square metre', 'square meter', 'متر مربع', 'م²', 'م2'],
  ['m3', 'm³', 'cubic metre', 'cubic meter', 'متر مكعب', 'م³', 'م3'],
  ['km', 'kilometre', 'kilometer', 'كيلومتر', 'كم'],
  ['kg', 'kilogram', 'كيلوغرام', 'كيلوجرام', 'كجم'],
  ['ton', 'tonne', 't', 'طن'],
  ['ltr', 'litre', 'liter', 'l', 'لتر'],
  ['pcs', 'pc', 'piece', 'pieces', 'no', 'no.', 'قطعة', 'عدد'],
  ['set', 'sets', 'طقم'],
  ['bag', 'bags', 'كيس'],
  ['roll', 'rolls', 'لفة'],
  ['box', 'boxes', 'صندوق'],
  ['hour', 'hours', 'h', 'ساعة'],
  ['day', 'days', 'يوم'],
  ['month', 'months', 'شهر'],
  ['ls', 'lump sum', 'مقطوعية'],
]

const KEYS = new Map(NAMES.flatMap((names) => names.map((name) => [name, names[0]!])))

/** Key of the short form below `kit.units`; null for a word of someone's own, shown as written. */
export const unitKey = (unit: string): string | null => KEYS.get(unit.trim().toLowerCase()) ?? null
