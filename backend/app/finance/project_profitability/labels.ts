import type { Bilingual } from '#core/reports/report'

export const PROFITABILITY_LABELS = {
  title: { en: 'Project profitability', ar: 'ربحية المشاريع' },
  asOf: { en: 'As of', ar: 'كما في' },
  currency: { en: 'Currency', ar: 'العملة' },
  project: { en: 'Project', ar: 'المشروع' },
  code: { en: 'Code', ar: 'الرمز' },
  status: { en: 'Status', ar: 'الحالة' },
  contract: { en: 'Contract', ar: 'العقد' },
  variations: { en: 'Variations', ar: 'أوامر التغيير' },
  revised: { en: 'Revised contract', ar: 'العقد المعدّل' },
  invoiced: { en: 'Invoiced', ar: 'المفوتر' },
  actual: { en: 'Actual cost', ar: 'التكلفة الفعلية' },
  committed: { en: 'Committed', ar: 'الملتزم به' },
  toComplete: { en: 'To complete', ar: 'المتبقي للإنجاز' },
  forecast: { en: 'Forecast cost', ar: 'التكلفة المتوقعة' },
  margin: { en: 'Forecast margin', ar: 'الهامش المتوقع' },
  marginPercent: { en: 'Margin (%)', ar: 'الهامش (%)' },
} as const satisfies Record<string, Bilingual>
