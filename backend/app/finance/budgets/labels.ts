import type { Bilingual } from '#core/reports/report'

export const BUDGET_LABELS = {
  budget: { en: 'Budget', ar: 'الميزانية' },
  title: { en: 'Title', ar: 'العنوان' },
  for: { en: 'For', ar: 'لصالح' },
  months: { en: 'Months', ar: 'الأشهر' },
  asOf: { en: 'As of', ar: 'كما في' },
  currency: { en: 'Currency', ar: 'العملة' },
  costHead: { en: 'Cost head', ar: 'بند التكلفة' },
  original: { en: 'Original', ar: 'الأصلية' },
  revised: { en: 'Revised', ar: 'المعدّلة' },
  actual: { en: 'Actual', ar: 'الفعلي' },
  committed: { en: 'Committed', ar: 'الملتزم به' },
  left: { en: 'Left', ar: 'المتبقي' },
  used: { en: 'Used (%)', ar: 'المستخدم (%)' },
  total: { en: 'Total', ar: 'الإجمالي' },
} as const satisfies Record<string, Bilingual>
