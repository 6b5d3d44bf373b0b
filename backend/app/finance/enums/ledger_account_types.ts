import type { Choice } from './choice.js'

export const LEDGER_ACCOUNT_TYPES = [
  { value: 'current_asset', label: 'Current assets', labelAr: 'أصول متداولة' },
  { value: 'fixed_asset', label: 'Non-current assets', labelAr: 'أصول غير متداولة' },
  { value: 'current_liability', label: 'Current liabilities', labelAr: 'التزامات متداولة' },
  {
    value: 'long_term_liability',
    label: 'Non-current liabilities',
    labelAr: 'التزامات غير متداولة',
  },
  { value: 'equity', label: 'Equity', labelAr: 'حقوق الملكية' },
  { value: 'revenue', label: 'Revenue', labelAr: 'الإيرادات' },
  { value: 'direct_cost', label: 'Direct costs', labelAr: 'التكاليف المباشرة' },
  { value: 'overhead', label: 'Administrative expenses', labelAr: 'المصروفات الإدارية' },
  { value: 'other_income', label: 'Other income', labelAr: 'إيرادات أخرى' },
  { value: 'other_expense', label: 'Other expenses', labelAr: 'مصروفات أخرى' },
] as const satisfies Choice[]
