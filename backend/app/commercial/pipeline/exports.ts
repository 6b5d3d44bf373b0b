import { registerExport } from '#core/exports/registry'
import { formatMoney } from '#engines/money/money'
import { signedNames } from '#identity/shared/signed_names'
import { pipelineListing } from './listing.js'

type Row = Record<string, any>

const TEXTS = [
  ['number', 'number', 'Number', 'الرقم'],
  ['projectName', 'project_name', 'Project', 'المشروع'],
  ['clientName', 'client_name', 'Client', 'العميل'],
  ['stage', 'stage', 'Stage', 'المرحلة'],
  ['bdmInitials', 'bdm_initials', 'Person', 'المسؤول'],
  ['city', 'city', 'City', 'المدينة'],
  ['projectType', 'project_type', 'Project type', 'نوع المشروع'],
  ['requesterType', 'requester_type', 'Source', 'المصدر'],
  ['lostReason', 'lost_reason', 'Loss reason', 'سبب الخسارة'],
  ['quotedOn', 'quoted_on', 'Quoted on', 'تاريخ العرض'],
  ['currency', 'currency', 'Currency', 'العملة'],
] as const

registerExport<Row>({
  resource: 'pipeline',
  title: { en: 'Export of the pipeline', ar: 'تصدير مسار المبيعات' },
  ability: 'pipeline.view',
  listing: pipelineListing,
  select: [...TEXTS.map(([, column]) => `quotations.${column}`), 'quotations.total_minor'],
  complete: async (rows, language) => {
    const nameOf = await signedNames()
    return (rows as Row[]).map((row) => ({
      ...row,
      bdm_initials: nameOf(row.bdm_initials)?.[language] ?? row.bdm_initials,
    }))
  },
  columns: [
    ...TEXTS.map(([key, column, en, ar]) => ({
      key,
      label: { en, ar },
      value: (row: Row) => row[column],
    })),
    {
      key: 'total',
      label: { en: 'Value', ar: 'القيمة' },
      type: 'number' as const,
      value: (row: Row) => formatMoney(Number(row.total_minor), row.currency),
    },
  ],
})
