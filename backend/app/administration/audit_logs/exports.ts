import { registerExport } from '#core/exports/registry'
import { auditListing } from './listing.js'

const COLUMNS = [
  ['at', 'at', 'Time (UTC)', 'الوقت (UTC)'],
  ['actorName', 'actor_name', 'Who', 'الشخص'],
  ['action', 'action', 'Action', 'الإجراء'],
  ['entityType', 'entity_type', 'Kind of record', 'نوع السجل'],
  ['entityId', 'entity_id', 'Record', 'معرّف السجل'],
  ['entityLabel', 'entity_label', 'Name of record', 'اسم السجل'],
  ['changes', 'changes', 'Changes', 'التغييرات'],
  ['ip', 'ip', 'Address', 'عنوان الشبكة'],
  ['agent', 'agent', 'Browser', 'المتصفح'],
  ['requestId', 'request_id', 'Request', 'رقم الطلب'],
] as const

registerExport<Record<string, string | null>>({
  resource: 'audit-logs',
  title: { en: 'Export of logs', ar: 'تصدير السجل' },
  ability: 'audit.view',
  listing: auditListing,
  select: COLUMNS.map(([, column]) => `audit_logs.${column}`),
  columns: COLUMNS.map(([key, column, en, ar]) => ({
    key,
    label: { en, ar },
    value: (row) => row[column],
  })),
})
