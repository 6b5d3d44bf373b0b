import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedTerms } from '#core/terms/seed_terms'
import OfferTerm from './offer_term.js'

/** What most offers of a contractor say; `standard` ones are in every new quotation. */
const TERMS = [
  {
    ...{ kind: 'exclusion', standard: true },
    ...{ name: 'Permits and fees', nameAr: 'التصاريح والرسوم' },
    text: 'Municipal permits, fees of authorities and their guarantees.',
    textAr: 'تصاريح الأمانة ورسوم الجهات الحكومية وضماناتها.',
  },
  {
    ...{ kind: 'exclusion', standard: true },
    ...{ name: 'Power and water on site', nameAr: 'الكهرباء والمياه في الموقع' },
    text: 'Power and water for construction, provided by the client free of charge.',
    textAr: 'الكهرباء والمياه اللازمة للتنفيذ، ويوفرها العميل دون مقابل.',
  },
  {
    ...{ kind: 'exclusion', standard: false },
    ...{ name: 'Soil investigation', nameAr: 'فحص التربة' },
    text: 'Soil investigation, dewatering and removal of contaminated soil or rock.',
    textAr: 'فحص التربة ونزح المياه وإزالة التربة الملوثة أو الصخور.',
  },
  {
    ...{ kind: 'payment', standard: true },
    ...{ name: 'Payment', nameAr: 'الدفع' },
    text: '20% in advance against a bank guarantee, the rest by monthly progress claims, each due 30 days after it is submitted.',
    textAr:
      '20% دفعة مقدمة مقابل ضمان بنكي، والباقي بموجب مستخلصات شهرية يستحق كل منها بعد 30 يوماً من تقديمه.',
  },
  {
    ...{ kind: 'delivery', standard: true },
    ...{ name: 'Start of work', nameAr: 'بدء التنفيذ' },
    text: 'Work starts within 14 days of the signed order, the advance payment and the handover of the site.',
    textAr: 'يبدأ التنفيذ خلال 14 يوماً من توقيع الأمر واستلام الدفعة المقدمة وتسليم الموقع.',
  },
  {
    ...{ kind: 'warranty', standard: true },
    ...{ name: 'Warranty', nameAr: 'الضمان' },
    text: 'Workmanship is under warranty for 12 months from the initial handover; equipment under that of its manufacturer.',
    textAr: 'ضمان جودة التنفيذ 12 شهراً من التسليم الابتدائي، والمعدات بضمان الجهة المصنّعة.',
  },
  {
    ...{ kind: 'general', standard: true },
    ...{ name: 'Quantities', nameAr: 'الكميات' },
    text: 'Quantities are measured again on completion and paid as executed at the rates of this offer.',
    textAr: 'تُعاد المساحة عند الإنجاز وتُدفع الكميات المنفذة فعلياً بأسعار هذا العرض.',
  },
  {
    ...{ kind: 'general', standard: false },
    ...{ name: 'Governing law', nameAr: 'النظام الواجب التطبيق' },
    text: 'The laws of the Kingdom of Saudi Arabia apply; its courts decide disputes.',
    textAr: 'تطبق أنظمة المملكة العربية السعودية، وتختص محاكمها بالفصل في النزاعات.',
  },
]

/** Writes the terms that a new firm starts with; a library that has any is left alone. */
export const seedOfferTerms = (trx: TransactionClientContract) => seedTerms(trx, OfferTerm, TERMS)
