import type { VatCategory } from './vat.js'

interface Exemption {
  code: string
  category: Exclude<VatCategory, 'S'>
  en: string
  ar: string
}

/**
 * Why a supply bears no VAT, by category. Source: ZATCA, XML implementation standard, table of VAT
 * exemption reason codes (BT-121); articles are those of the VAT implementing regulations.
 */
export const VAT_EXEMPTIONS: readonly Exemption[] = [
  {
    code: 'VATEX-SA-29',
    category: 'E',
    en: 'Financial services (article 29)',
    ar: 'الخدمات المالية (المادة 29)',
  },
  {
    code: 'VATEX-SA-29-7',
    category: 'E',
    en: 'Life insurance (article 29)',
    ar: 'عقود التأمين على الحياة (المادة 29)',
  },
  {
    code: 'VATEX-SA-30',
    category: 'E',
    en: 'Real estate transactions (article 30)',
    ar: 'التوريدات العقارية المعفاة (المادة 30)',
  },
  { code: 'VATEX-SA-32', category: 'Z', en: 'Export of goods', ar: 'تصدير السلع' },
  { code: 'VATEX-SA-33', category: 'Z', en: 'Export of services', ar: 'تصدير الخدمات' },
  {
    code: 'VATEX-SA-34-1',
    category: 'Z',
    en: 'International transport of goods',
    ar: 'النقل الدولي للسلع',
  },
  {
    code: 'VATEX-SA-34-2',
    category: 'Z',
    en: 'International transport of passengers',
    ar: 'النقل الدولي للركاب',
  },
  {
    code: 'VATEX-SA-34-3',
    category: 'Z',
    en: 'Services incidental to international passenger transport',
    ar: 'خدمات تابعة للنقل الدولي للركاب',
  },
  {
    code: 'VATEX-SA-34-4',
    category: 'Z',
    en: 'Supply of a qualifying means of transport',
    ar: 'توريد وسائل النقل المؤهلة',
  },
  {
    code: 'VATEX-SA-34-5',
    category: 'Z',
    en: 'Services related to transport of goods or passengers',
    ar: 'خدمات متعلقة بنقل السلع أو الركاب',
  },
  {
    code: 'VATEX-SA-35',
    category: 'Z',
    en: 'Medicines and medical equipment',
    ar: 'الأدوية والمعدات الطبية',
  },
  { code: 'VATEX-SA-36', category: 'Z', en: 'Qualifying metals', ar: 'المعادن المؤهلة' },
  {
    code: 'VATEX-SA-EDU',
    category: 'Z',
    en: 'Private education of citizens',
    ar: 'التعليم الأهلي للمواطنين',
  },
  {
    code: 'VATEX-SA-HEA',
    category: 'Z',
    en: 'Private healthcare of citizens',
    ar: 'الرعاية الصحية الأهلية للمواطنين',
  },
  {
    code: 'VATEX-SA-MLTRY',
    category: 'Z',
    en: 'Qualified military goods',
    ar: 'السلع العسكرية المؤهلة',
  },
  {
    code: 'VATEX-SA-OOS',
    category: 'O',
    en: 'Not subject to VAT',
    ar: 'غير خاضع لضريبة القيمة المضافة',
  },
]

/** Of what lies outside of the scope of VAT; the only one of its category. */
export const OUT_OF_SCOPE = 'VATEX-SA-OOS'

/** Whether a code gives the reason for a category; the standard rate has none. */
export const isExemptionOf = (code: string | null | undefined, category: string): boolean =>
  VAT_EXEMPTIONS.some((one) => one.code === code && one.category === category)

/** The reason in both languages; null for a text that is no code. */
export const exemptionText = (code: string): { en: string; ar: string } | null =>
  VAT_EXEMPTIONS.find((one) => one.code === code) ?? null
