import { registerExport } from '#core/exports/registry'
import { clientListing } from './listing.js'

const COLUMNS = [
  ['name', 'name', 'Name', 'الاسم'],
  ['jobTitle', 'job_title', 'Job title', 'المسمى الوظيفي'],
  ['company', 'company', 'Company', 'الشركة'],
  ['companyType', 'company_type', 'Company type', 'نوع الشركة'],
  ['mobile', 'mobile', 'Mobile', 'الجوال'],
  ['email', 'email', 'E-mail', 'البريد الإلكتروني'],
  ['phone', 'phone', 'Phone', 'الهاتف'],
  ['location', 'location', 'Location', 'الموقع'],
  ['address', 'address', 'Address', 'العنوان'],
  ['website', 'website', 'Website', 'الموقع الإلكتروني'],
  ['notes', 'notes', 'Notes', 'ملاحظات'],
  ['legalBasis', 'legal_basis', 'Legal basis', 'الأساس النظامي'],
  ['dataSource', 'data_source', 'Source of the data', 'مصدر البيانات'],
  ['consentOn', 'consent_on', 'Consent given on', 'تاريخ الموافقة'],
  ['consentWithdrawnOn', 'consent_withdrawn_on', 'Consent withdrawn on', 'تاريخ سحب الموافقة'],
] as const
const PHONES: readonly string[] = ['mobile', 'phone']

registerExport<Record<string, string | null>>({
  resource: 'clients',
  title: { en: 'Export of clients', ar: 'تصدير العملاء' },
  ability: 'clients.view',
  listing: clientListing,
  isOfPeople: true,
  select: COLUMNS.map(([, column]) => `clients.${column}`),
  columns: COLUMNS.map(([key, column, en, ar]) => ({
    key,
    label: { en, ar },
    ...(PHONES.includes(key) && { type: 'phone' as const }),
    value: (row) => row[column],
  })),
})
