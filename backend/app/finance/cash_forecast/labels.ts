import type { CashLine } from '#core/cash/cash_sources'
import type { Bilingual } from '#core/reports/report'

export const LINE_LABELS = {
  receivables: { en: 'Receivables', ar: 'المستحق على العملاء' },
  cheques: { en: 'Cheques', ar: 'الشيكات' },
  client_retention: { en: 'Retention held by clients', ar: 'محتجز الضمان لدى العملاء' },
  payables: { en: 'Vendor bills', ar: 'فواتير المورّدين' },
  vendor_retention: { en: 'Retention of vendors', ar: 'محتجز الضمان للمورّدين' },
  orders: { en: 'Purchase orders not billed yet', ar: 'أوامر شراء لم تُفوتر بعد' },
  payroll: { en: 'Salaries', ar: 'الرواتب' },
  recurring: { en: 'Recurring payments', ar: 'الدفعات الدورية' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  withholding: { en: 'Withholding tax', ar: 'ضريبة الاستقطاع' },
} as const satisfies Record<CashLine, Bilingual>

export const FORECAST_LABELS = {
  title: { en: 'Cash forecast', ar: 'توقعات النقد' },
  asOf: { en: 'As of', ar: 'كما في' },
  delay: { en: 'Clients pay later by days', ar: 'تأخر العملاء بالأيام' },
  collected: { en: 'Collected of clients, percent', ar: 'نسبة التحصيل من العملاء' },
  defer: { en: 'Vendors are paid later by days', ar: 'تأجيل الدفع للمورّدين بالأيام' },
  currency: { en: 'Currency', ar: 'العملة' },
  week: { en: 'Week from', ar: 'الأسبوع من' },
  opening: { en: 'Cash at the start', ar: 'النقد في البداية' },
  closing: { en: 'Cash at the end of the week', ar: 'النقد في نهاية الأسبوع' },
  later: { en: 'Later', ar: 'لاحقاً' },
  undated: { en: 'No date', ar: 'بلا تاريخ' },
} as const satisfies Record<string, Bilingual>
