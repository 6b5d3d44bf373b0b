import { instantCell } from '#core/exports/cells'
import { registerExport } from '#core/exports/registry'
import { column, field, stored, type Row } from '#procurement/shared/export_column'
import { vendorListing } from './listing.js'

/** No bank field: a file leaves the portal, and with it the rule of who may read it. */
registerExport<Row>({
  resource: 'vendors',
  title: { en: 'Export of vendors', ar: 'تصدير المورّدين' },
  ability: 'vendors.view',
  listing: vendorListing,
  select: ['vendors.*'],
  columns: [
    field('name', 'Name', 'الاسم'),
    field('type', 'Type', 'النوع'),
    field('group', 'Group', 'المجموعة'),
    stored('businessAddress', 'Business address', 'عنوان العمل'),
    field('city', 'City', 'المدينة'),
    field('country', 'Country', 'الدولة'),
    stored('postalCode', 'Postal code', 'الرمز البريدي'),
    stored('primaryContactName', 'Primary contact', 'جهة الاتصال'),
    field('phone', 'Phone', 'الهاتف', 'phone'),
    field('mobile', 'Mobile', 'الجوال', 'phone'),
    field('email', 'E-mail', 'البريد الإلكتروني'),
    field('fax', 'Fax', 'الفاكس', 'phone'),
    field('website', 'Website', 'الموقع الإلكتروني'),
    stored('purchasingCurrency', 'Purchasing currency', 'عملة الشراء'),
    stored('documentLanguage', 'Document language', 'لغة المستندات'),
    column(
      'ratingScore',
      'Rating',
      'التقييم',
      (row) => (row.rating_score_bp === null ? null : row.rating_score_bp / 100),
      'number'
    ),
    stored('ratingStanding', 'Rating level', 'مستوى التقييم'),
    column('createdAt', 'Created', 'تاريخ الإنشاء', (row) => instantCell(row.created_at)),
    column('updatedAt', 'Last updated', 'آخر تحديث', (row) => instantCell(row.updated_at)),
  ],
})
