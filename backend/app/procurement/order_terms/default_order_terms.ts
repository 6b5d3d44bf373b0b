import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedTerms } from '#core/terms/seed_terms'
import OrderTerm from './order_term.js'

/** What most orders of a contractor say; `standard` ones are in every new order. */
const TERMS = [
  {
    ...{ kind: 'delivery', standard: true },
    ...{ name: 'Delivery note', nameAr: 'سند التسليم' },
    text: 'Each delivery comes with a delivery note that names this order, its lines and the batch numbers. Goods without one may be sent back.',
    textAr:
      'يرفق بكل توريد سند تسليم يذكر رقم هذا الأمر وبنوده وأرقام الدفعات، ويحق رد البضاعة التي ترد بدونه.',
  },
  {
    ...{ kind: 'quality', standard: true },
    ...{ name: 'Inspection', nameAr: 'الفحص' },
    text: 'Goods are accepted after inspection on site. Rejected goods are replaced within 7 days at the vendor’s cost.',
    textAr: 'تُقبل البضاعة بعد فحصها في الموقع، ويُستبدل المرفوض منها خلال 7 أيام على حساب المورّد.',
  },
  {
    ...{ kind: 'payment', standard: true },
    ...{ name: 'Invoices', nameAr: 'الفواتير' },
    text: 'Invoices are electronic tax invoices that name this order. They are paid for accepted quantities at the prices of the order.',
    textAr:
      'تكون الفواتير ضريبية إلكترونية تذكر رقم هذا الأمر، وتُدفع عن الكميات المقبولة بأسعار الأمر.',
  },
  {
    ...{ kind: 'warranty', standard: false },
    ...{ name: 'Warranty of goods', nameAr: 'ضمان البضاعة' },
    text: 'The vendor repairs or replaces what proves faulty within the warranty period, free of charge and on site.',
    textAr: 'يصلح المورّد أو يستبدل ما يظهر فيه عيب خلال فترة الضمان دون مقابل وفي الموقع.',
  },
  {
    ...{ kind: 'general', standard: false },
    ...{ name: 'Governing law', nameAr: 'النظام الواجب التطبيق' },
    text: 'The laws of the Kingdom of Saudi Arabia apply; its courts decide disputes.',
    textAr: 'تطبق أنظمة المملكة العربية السعودية، وتختص محاكمها بالفصل في النزاعات.',
  },
]

/** Writes the terms that a new firm starts with; a library that has any is left alone. */
export const seedOrderTerms = (trx: TransactionClientContract) => seedTerms(trx, OrderTerm, TERMS)
