import { LEDGER_ACCOUNT_TYPES } from '#finance/enums/ledger_account_types'
import type { Bilingual } from '#core/reports/report'

/** What stands on the reports of the ledger. */
export const LEDGER_LABELS = {
  trialBalance: { en: 'Trial balance', ar: 'ميزان المراجعة' },
  profitAndLoss: { en: 'Profit and loss', ar: 'قائمة الدخل' },
  balanceSheet: { en: 'Balance sheet', ar: 'قائمة المركز المالي' },
  accountEntries: { en: 'General ledger', ar: 'دفتر الأستاذ' },
  from: { en: 'From', ar: 'من' },
  to: { en: 'To', ar: 'إلى' },
  asOf: { en: 'As of', ar: 'كما في' },
  compared: { en: 'Compared with', ar: 'مقارنةً بـ' },
  currency: { en: 'Currency', ar: 'العملة' },
  project: { en: 'Project', ar: 'المشروع' },
  costHead: { en: 'Cost head', ar: 'بند التكلفة' },
  code: { en: 'Code', ar: 'الرمز' },
  account: { en: 'Account', ar: 'الحساب' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  openingDebit: { en: 'Opening debit', ar: 'رصيد أول المدة – مدين' },
  openingCredit: { en: 'Opening credit', ar: 'رصيد أول المدة – دائن' },
  debit: { en: 'Debit', ar: 'مدين' },
  credit: { en: 'Credit', ar: 'دائن' },
  closingDebit: { en: 'Closing debit', ar: 'رصيد آخر المدة – مدين' },
  closingCredit: { en: 'Closing credit', ar: 'رصيد آخر المدة – دائن' },
  opening: { en: 'Opening balance', ar: 'رصيد أول المدة' },
  closing: { en: 'Closing balance', ar: 'رصيد آخر المدة' },
  balance: { en: 'Balance', ar: 'الرصيد' },
  date: { en: 'Date', ar: 'التاريخ' },
  entry: { en: 'Entry', ar: 'القيد' },
  document: { en: 'Document', ar: 'المستند' },
  total: { en: 'Total', ar: 'الإجمالي' },
  gross: { en: 'Gross profit', ar: 'مجمل الربح' },
  net: { en: 'Net profit', ar: 'صافي الربح' },
  assets: { en: 'Total assets', ar: 'إجمالي الأصول' },
  claims: { en: 'Total liabilities and equity', ar: 'إجمالي الالتزامات وحقوق الملكية' },
  year: { en: 'Result of the year', ar: 'نتيجة السنة' },
  earlier: { en: 'Results of earlier years', ar: 'نتائج السنوات السابقة' },
} as const satisfies Record<string, Bilingual>

/** A type of account as a heading. */
export function typeLabel(type: string): Bilingual {
  const { label, labelAr } = LEDGER_ACCOUNT_TYPES.find(({ value }) => value === type)!
  return { en: label, ar: labelAr }
}
