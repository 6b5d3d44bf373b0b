/**
 * What an amount of a document is to the books. Which account of the chart stands for it is a posting
 * rule of finance; documents know no accounts.
 */
export const BOOK_ROLES = [
  'bank',
  'cash',
  'receivable',
  'retention_receivable',
  'cheques_receivable',
  'client_advances',
  'vat_output',
  'revenue',
  'sales_deductions',
  'bad_debts',
  'inventory',
  'goods_received',
  'stock_differences',
  'opening_balances',
  'retained_earnings',
  'project_materials',
  'project_services',
  'purchase_charges',
  'payable',
  'cheques_payable',
  'retention_payable',
  'vendor_advances',
  'withholding_payable',
  'withholding_borne',
  'vat_input',
  'discounts_received',
  'exchange_differences',
  'salaries',
  'salaries_payable',
  'end_of_service',
  'project_labour',
  'labour_allocated',
] as const

export type BookRole = (typeof BOOK_ROLES)[number]
