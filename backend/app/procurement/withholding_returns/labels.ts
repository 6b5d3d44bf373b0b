import type { Bilingual } from '#core/reports/report'

/** Fixed words of returns and certificates in both languages. */
export const WITHHOLDING_LABELS = {
  return: { en: 'Withholding tax return', ar: 'إقرار ضريبة الاستقطاع' },
  month: { en: 'Month', ar: 'الشهر' },
  taxNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  currency: { en: 'Currency', ar: 'العملة' },
  reference: { en: 'Reference', ar: 'الرقم المرجعي' },
  filedOn: { en: 'Filed on', ar: 'تاريخ التقديم' },
  paidOn: { en: 'Paid on', ar: 'تاريخ السداد' },
  dueOn: { en: 'Due on', ar: 'تاريخ الاستحقاق' },
  kind: { en: 'Kind of payment', ar: 'نوع الدفعة' },
  rate: { en: 'Rate %', ar: 'النسبة ٪' },
  subject: { en: 'Taxable base', ar: 'الوعاء الضريبي' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  total: { en: 'Total', ar: 'الإجمالي' },
  carried: { en: 'Carried from earlier months', ar: 'مرحّل من أشهر سابقة' },
  due: { en: 'Tax due', ar: 'الضريبة المستحقة' },
  payments: { en: 'Payments', ar: 'الدفعات' },
  date: { en: 'Date', ar: 'التاريخ' },
  document: { en: 'Document', ar: 'المستند' },
  vendor: { en: 'Vendor', ar: 'المورّد' },
  country: { en: 'Country', ar: 'الدولة' },
} as const satisfies Record<string, Bilingual>
