import { changesIn } from '#core/audit/append_audit'
import { registerExport } from '#core/exports/registry'
import { auditListing } from './listing.js'

const COLUMNS = [
  ['at', 'at', 'Time (UTC)', 'الوقت (UTC)'],
  ['actorName', 'actor_name', 'User', 'المستخدم'],
  ['action', 'action', 'Action', 'الإجراء'],
  ['entityType', 'entity_type', 'Record type', 'نوع السجل'],
  ['entityId', 'entity_id', 'Record ID', 'معرّف السجل'],
  ['entityLabel', 'entity_label', 'Record', 'اسم السجل'],
  ['changes', 'changes', 'Changes', 'التغييرات'],
  ['ip', 'ip', 'IP address', 'عنوان IP'],
  ['agent', 'agent', 'Browser', 'المتصفح'],
  ['requestId', 'request_id', 'Request ID', 'رقم الطلب'],
] as const

registerExport<Record<string, string | null>>({
  resource: 'audit-logs',
  title: { en: 'Export of the audit log', ar: 'تصدير سجل التدقيق' },
  ability: 'audit.view',
  listing: auditListing,
  select: COLUMNS.map(([, column]) => `audit_logs.${column}`),
  columns: COLUMNS.map(([key, column, en, ar]) => ({
    key,
    label: { en, ar },
    value: (row) => (column === 'changes' ? JSON.stringify(changesIn(row.changes!)) : row[column]),
  })),
})
