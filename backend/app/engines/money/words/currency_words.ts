import { noun, type CountedNoun } from './arabic.js'

export interface CurrencyWords {
  en: { one: string; other: string; part: string; parts: string }
  ar: { unit: CountedNoun; part: CountedNoun }
}

type Forms = Parameters<typeof noun>

const feminine = (...forms: Forms): CountedNoun => ({ ...noun(...forms), feminine: true })
const english = (one: string, other: string, part: string, parts: string) => ({
  ...{ one, other, part, parts },
})

const FILS = noun('فلس', 'فلسان', 'فلوس', 'فلساً')
const BAISA = feminine('بيسة', 'بيستان', 'بيسات', 'بيسة')
const CENT = noun('سنت', 'سنتان', 'سنتات', 'سنتاً')
const EURO = noun('يورو', 'اثنان يورو', 'يورو', 'يورو')

/** The currencies that the portal trades in, as documents of payment spell them out. */
export const CURRENCY_WORDS: Record<string, CurrencyWords> = {
  SAR: {
    en: english('Saudi riyal', 'Saudi riyals', 'halala', 'halalas'),
    ar: {
      unit: noun('ريال سعودي', 'ريالان سعوديان', 'ريالات سعودية', 'ريالاً سعودياً'),
      part: feminine('هللة', 'هللتان', 'هللات', 'هللة'),
    },
  },
  AED: {
    en: english('UAE dirham', 'UAE dirhams', 'fils', 'fils'),
    ar: {
      unit: noun('درهم إماراتي', 'درهمان إماراتيان', 'دراهم إماراتية', 'درهماً إماراتياً'),
      part: FILS,
    },
  },
  BHD: {
    en: english('Bahraini dinar', 'Bahraini dinars', 'fils', 'fils'),
    ar: {
      unit: noun('دينار بحريني', 'ديناران بحرينيان', 'دنانير بحرينية', 'ديناراً بحرينياً'),
      part: FILS,
    },
  },
  KWD: {
    en: english('Kuwaiti dinar', 'Kuwaiti dinars', 'fils', 'fils'),
    ar: {
      unit: noun('دينار كويتي', 'ديناران كويتيان', 'دنانير كويتية', 'ديناراً كويتياً'),
      part: FILS,
    },
  },
  OMR: {
    en: english('Omani rial', 'Omani rials', 'baisa', 'baisas'),
    ar: {
      unit: noun('ريال عُماني', 'ريالان عُمانيان', 'ريالات عُمانية', 'ريالاً عُمانياً'),
      part: BAISA,
    },
  },
  QAR: {
    en: english('Qatari riyal', 'Qatari riyals', 'dirham', 'dirhams'),
    ar: {
      unit: noun('ريال قطري', 'ريالان قطريان', 'ريالات قطرية', 'ريالاً قطرياً'),
      part: noun('درهم', 'درهمان', 'دراهم', 'درهماً'),
    },
  },
  EGP: {
    en: english('Egyptian pound', 'Egyptian pounds', 'piastre', 'piastres'),
    ar: {
      unit: noun('جنيه مصري', 'جنيهان مصريان', 'جنيهات مصرية', 'جنيهاً مصرياً'),
      part: noun('قرش', 'قرشان', 'قروش', 'قرشاً'),
    },
  },
  JOD: {
    en: english('Jordanian dinar', 'Jordanian dinars', 'fils', 'fils'),
    ar: {
      unit: noun('دينار أردني', 'ديناران أردنيان', 'دنانير أردنية', 'ديناراً أردنياً'),
      part: FILS,
    },
  },
  USD: {
    en: english('US dollar', 'US dollars', 'cent', 'cents'),
    ar: {
      unit: noun('دولار أمريكي', 'دولاران أمريكيان', 'دولارات أمريكية', 'دولاراً أمريكياً'),
      part: CENT,
    },
  },
  EUR: {
    en: english('euro', 'euros', 'cent', 'cents'),
    ar: { unit: EURO, part: CENT },
  },
  GBP: {
    en: english('pound sterling', 'pounds sterling', 'penny', 'pence'),
    ar: {
      unit: noun('جنيه إسترليني', 'جنيهان إسترلينيان', 'جنيهات إسترلينية', 'جنيهاً إسترلينياً'),
      part: noun('بنس', 'بنسان', 'بنسات', 'بنساً'),
    },
  },
  CNY: {
    en: english('Chinese yuan', 'Chinese yuan', 'fen', 'fen'),
    ar: {
      unit: noun('يوان صيني', 'يوانان صينيان', 'يوانات صينية', 'يواناً صينياً'),
      part: noun('فن', 'فنان', 'فنات', 'فناً'),
    },
  },
  INR: {
    en: english('Indian rupee', 'Indian rupees', 'paisa', 'paise'),
    ar: {
      unit: feminine('روبية هندية', 'روبيتان هنديتان', 'روبيات هندية', 'روبية هندية'),
      part: BAISA,
    },
  },
  // has no parts
  JPY: {
    en: english('Japanese yen', 'Japanese yen', '', ''),
    ar: {
      unit: noun('ين ياباني', 'ينان يابانيان', 'ينات يابانية', 'يناً يابانياً'),
      part: noun('', '', '', ''),
    },
  },
}
