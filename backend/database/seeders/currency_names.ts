import type { CURRENCIES } from '#engines/money/money'

export const CURRENCY_NAMES: Record<
  (typeof CURRENCIES)[number],
  { label: string; labelAr: string }
> = {
  SAR: { label: 'Saudi riyal', labelAr: 'ريال سعودي' },
  AED: { label: 'UAE dirham', labelAr: 'درهم إماراتي' },
  BHD: { label: 'Bahraini dinar', labelAr: 'دينار بحريني' },
  KWD: { label: 'Kuwaiti dinar', labelAr: 'دينار كويتي' },
  OMR: { label: 'Omani rial', labelAr: 'ريال عُماني' },
  QAR: { label: 'Qatari riyal', labelAr: 'ريال قطري' },
  EGP: { label: 'Egyptian pound', labelAr: 'جنيه مصري' },
  JOD: { label: 'Jordanian dinar', labelAr: 'دينار أردني' },
  USD: { label: 'US dollar', labelAr: 'دولار أمريكي' },
  EUR: { label: 'Euro', labelAr: 'يورو' },
  GBP: { label: 'Pound sterling', labelAr: 'جنيه إسترليني' },
  CNY: { label: 'Chinese yuan', labelAr: 'يوان صيني' },
  INR: { label: 'Indian rupee', labelAr: 'روبية هندية' },
  JPY: { label: 'Japanese yen', labelAr: 'ين ياباني' },
}
