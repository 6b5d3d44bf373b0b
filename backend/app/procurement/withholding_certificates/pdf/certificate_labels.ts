/** Fixed words of a certificate of withholding tax in both languages. */
export const CERTIFICATE_LABELS = {
  title: { en: 'Withholding tax certificate', ar: 'شهادة ضريبة استقطاع' },
  intro: {
    en: 'We certify that we have paid the following amounts and withheld tax from them under article 68 of the Income Tax Law.',
    ar: 'نشهد بأننا دفعنا المبالغ التالية واستقطعنا منها الضريبة وفق المادة الثامنة والستين من نظام ضريبة الدخل.',
  },
  country: { en: 'Country', ar: 'الدولة' },
  year: { en: 'Year', ar: 'السنة' },
  issuedOn: { en: 'Issued on', ar: 'تاريخ الإصدار' },
  currency: { en: 'Currency', ar: 'العملة' },
  vatNumber: { en: 'Our VAT number', ar: 'رقمنا الضريبي' },
  kind: { en: 'Kind of payment', ar: 'نوع الدفعة' },
  rate: { en: 'Rate', ar: 'النسبة' },
  subject: { en: 'Taxable base (before VAT)', ar: 'الوعاء الضريبي (قبل ضريبة القيمة المضافة)' },
  tax: { en: 'Tax withheld', ar: 'الضريبة المستقطعة' },
  borne: { en: 'Of it borne by us', ar: 'منها ما تتحمله الشركة' },
  grossed: {
    en: 'Where we bear the tax under the contract, the amount stands with it: the amount paid, divided by one less the rate.',
    ar: 'حيث نتحمل الضريبة بموجب العقد يظهر المبلغ شاملاً لها: المبلغ المدفوع مقسوماً على واحد ناقص النسبة.',
  },
  total: { en: 'Total', ar: 'الإجمالي' },
  signed: { en: 'For the company', ar: 'عن الشركة' },
} as const
