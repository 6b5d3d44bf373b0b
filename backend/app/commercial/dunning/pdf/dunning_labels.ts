/** Fixed words of a reminder letter in both languages. */
export const DUNNING_LABELS = {
  client: { en: 'To', ar: 'السادة' },
  number: { en: 'Letter no.', ar: 'رقم الخطاب' },
  date: { en: 'Date', ar: 'التاريخ' },
  invoice: { en: 'Invoice', ar: 'الفاتورة' },
  dueOn: { en: 'Due on', ar: 'تاريخ الاستحقاق' },
  daysLate: { en: 'Days late', ar: 'أيام التأخر' },
  open: { en: 'Open amount', ar: 'المبلغ المستحق' },
  total: { en: 'Total', ar: 'الإجمالي' },
  bank: { en: 'Bank', ar: 'البنك' },
  iban: { en: 'IBAN', ar: 'رقم الآيبان' },
} as const
