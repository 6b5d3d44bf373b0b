import { userNames } from '#core/base/user_names'
import { registerExport } from '#core/exports/registry'
import { choiceLabels } from '#core/settings/choice_labels'
import { formatMoney } from '#engines/money/money'
import { LEAD_LISTS } from './lead_choices.js'
import { leadListing } from './listing.js'

type Row = Record<string, any> & { id: number }

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['name', 'name', 'Lead', 'الفرصة'],
  ['companyName', 'company_name', 'Company', 'الشركة'],
  ['contactName', 'contact_name', 'Contact', 'جهة الاتصال'],
  ['contactPhone', 'contact_phone', 'Phone', 'الهاتف'],
  ['contactEmail', 'contact_email', 'E-mail', 'البريد الإلكتروني'],
  ['stage', 'stage', 'Stage', 'المرحلة'],
  ['stageOn', 'stage_on', 'In this stage since', 'في هذه المرحلة منذ'],
  ['source', 'source', 'Source', 'المصدر'],
  ['lostReason', 'lost_reason', 'Loss reason', 'سبب الخسارة'],
  ['expectedOn', 'expected_on', 'Expected decision', 'القرار المتوقع'],
  ['nextStep', 'next_step', 'Next step', 'الخطوة التالية'],
  ['nextStepOn', 'next_step_on', 'Next step on', 'موعد الخطوة التالية'],
  ['city', 'city', 'City', 'المدينة'],
  ['projectType', 'project_type', 'Project type', 'نوع المشروع'],
] as const

const CHOICES = [
  ['source', 'lead-sources'],
  ['project_type', 'project-types'],
  ['lost_reason', 'lost-reasons'],
] as const

registerExport<Row>({
  resource: 'leads',
  title: { en: 'Export of leads', ar: 'تصدير الفرص' },
  ability: 'leads.view',
  listing: leadListing,
  select: [
    ...TEXTS.map(([, column]) => column),
    ...['id', 'name_ar', 'owner_id', 'currency', 'value_minor', 'created_at'],
  ].map((column) => `leads.${column}`),
  complete: async (rows, language) => {
    const leads = rows as Row[]
    const owners = await userNames(
      leads.map((row) => row.owner_id as number | null),
      undefined,
      language
    )
    const labelOf = await choiceLabels(LEAD_LISTS)
    const inLanguage = (label: ReturnType<typeof labelOf>) =>
      label && typeof label === 'object' ? label[language] : label
    return leads.map((row) => ({
      ...row,
      ...Object.fromEntries(
        CHOICES.map(([column, list]) => [column, inLanguage(labelOf(list, row[column]))])
      ),
      name: (language === 'ar' && row.name_ar) || row.name,
      owner_name: owners.get(row.owner_id) ?? null,
    }))
  },
  columns: [
    ...TEXTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      ...(key === 'contactPhone' && { type: 'phone' as const }),
      value: (row: Row) => row[column],
    })),
    {
      key: 'ownerName',
      label: { en: 'Owner', ar: 'المسؤول' },
      value: (row) => row.owner_name,
    },
    {
      key: 'currency',
      always: true,
      label: { en: 'Currency', ar: 'العملة' },
      value: (row) => row.currency,
    },
    {
      key: 'value',
      label: { en: 'Estimated value', ar: 'القيمة التقديرية' },
      type: 'number',
      value: (row) =>
        row.value_minor === null ? null : formatMoney(Number(row.value_minor), row.currency),
    },
  ],
})
