import type { Bilingual } from '#core/reports/report'
import { PURCHASE_BOXES, SALES_BOXES } from '#core/vat/vat_boxes'

/** The boxes of the form in its order; their numbers are their places. Source: ZATCA, VAT return form. */
export const FORM_BOXES = [
  ...SALES_BOXES,
  'total_sales',
  ...PURCHASE_BOXES,
  'total_purchases',
  'vat_due',
  'corrections',
  'credit_carried',
  'net_due',
] as const
export type FormBox = (typeof FORM_BOXES)[number]

export const FORM_LABELS: Record<FormBox, Bilingual> = {
  standard_sales: { en: 'Standard rated sales', ar: 'المبيعات الخاضعة للنسبة الأساسية' },
  citizen_sales: {
    en: 'Sales to citizens (private health, private education, first home)',
    ar: 'المبيعات للمواطنين (الخدمات الصحية الخاصة والتعليم الأهلي الخاص والمسكن الأول)',
  },
  zero_rated_sales: {
    en: 'Zero-rated domestic sales',
    ar: 'المبيعات المحلية الخاضعة لنسبة الصفر',
  },
  exports: { en: 'Exports', ar: 'الصادرات' },
  exempt_sales: { en: 'Exempt sales', ar: 'المبيعات المعفاة' },
  total_sales: { en: 'Total sales', ar: 'إجمالي المبيعات' },
  standard_purchases: {
    en: 'Standard rated domestic purchases',
    ar: 'المشتريات المحلية الخاضعة للنسبة الأساسية',
  },
  customs_imports: {
    en: 'Imports subject to VAT paid at customs',
    ar: 'الاستيرادات الخاضعة لضريبة القيمة المضافة المدفوعة في الجمارك',
  },
  reverse_charge_imports: {
    en: 'Imports subject to the reverse charge mechanism',
    ar: 'الاستيرادات الخاضعة لآلية الاحتساب العكسي',
  },
  zero_rated_purchases: { en: 'Zero-rated purchases', ar: 'المشتريات الخاضعة لنسبة الصفر' },
  exempt_purchases: { en: 'Exempt purchases', ar: 'المشتريات المعفاة' },
  total_purchases: { en: 'Total purchases', ar: 'إجمالي المشتريات' },
  vat_due: {
    en: 'VAT due for the period',
    ar: 'ضريبة القيمة المضافة المستحقة عن الفترة',
  },
  corrections: { en: 'Corrections of previous periods', ar: 'تصحيحات من الفترات السابقة' },
  credit_carried: {
    en: 'VAT credit carried forward',
    ar: 'ضريبة القيمة المضافة المرحّلة من الفترات السابقة',
  },
  net_due: { en: 'Net VAT due', ar: 'صافي ضريبة القيمة المضافة المستحقة' },
}
