import { code, flag, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

export const documentKinds = plainResource({
  endpoint: 'document-kinds',
  table: 'document_kinds',
  entity: 'document_kind',
  title: { en: 'Document kinds', ar: 'أنواع المستندات' },
  abilities: { read: 'people.open', write: 'employees.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },

  fields: {
    code: code(
      { en: 'Code', ar: 'الرمز' },
      { max: 20, required: true, unique: true, search: true }
    ),
    name: text(
      { en: 'Name', ar: 'الاسم' },
      { max: 80, required: true, search: true, letters: true }
    ),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 80, required: true, search: true, listed: false }
    ),
    firstWarningDays: wholeNumber(
      { en: 'First alert, days before', ar: 'التنبيه الأول قبل (يوم)' },
      { max: 365, required: true }
    ),
    secondWarningDays: wholeNumber(
      { en: 'Second alert, days before', ar: 'التنبيه الثاني قبل (يوم)' },
      { max: 365 }
    ),
    lastWarningDays: wholeNumber(
      { en: 'Last alert, days before', ar: 'التنبيه الأخير قبل (يوم)' },
      { max: 365 }
    ),
    managersSee: flag({ en: 'Managers see it', ar: 'يراه المديرون' }, { initial: false }),
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
})
