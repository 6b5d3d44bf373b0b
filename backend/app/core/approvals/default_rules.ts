import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appendAuditRows, auditRow } from '#core/audit/append_audit'
import { entriesOfRows } from '#core/audit/find_entries'
import { SYSTEM_ACTOR } from '#core/base/actor'
import ApprovalRule from '#core/approvals/models/approval_rule'
import type { RuleStep } from '#core/approvals/top_approver'

const byAbility = (name: string, nameAr: string, value: string): RuleStep => ({
  name,
  nameAr,
  kind: 'ability',
  value,
})
const MANAGER = byAbility('Procurement approval', 'اعتماد المشتريات', 'purchase-orders.approve')
const DIRECTOR = byAbility('Director approval', 'اعتماد المدير', 'purchase-orders.approve-medium')
const OWNER = byAbility(
  'Top management approval',
  'اعتماد الإدارة العليا',
  'purchase-orders.approve-large'
)

const QUOTATION = byAbility('Quotation approval', 'اعتماد عرض السعر', 'quotations.approve')
const PAYMENTS = byAbility('Payment approval', 'اعتماد السداد', 'payment-runs.approve')
const TOP = byAbility('Top management approval', 'اعتماد الإدارة العليا', 'approvals.top')

/** Limits in halalas. Both ends belong to their rule. */
const RULES = [
  {
    documentType: 'quotation',
    name: 'Margin below 12 %',
    nameAr: 'هامش الربح أقل من 12 ٪',
    minMinor: 0,
    maxMinor: null,
    belowMarginBp: 1200,
    priority: 50,
    steps: [QUOTATION, TOP],
  },
  {
    documentType: 'quotation',
    name: 'Up to 50,000,000 SAR',
    nameAr: 'حتى 50,000,000 ريال',
    minMinor: 0,
    maxMinor: 50_000_000_00,
    steps: [QUOTATION],
  },
  {
    documentType: 'quotation',
    name: 'Over 50,000,000 SAR',
    nameAr: 'أكثر من 50,000,000 ريال',
    minMinor: 50_000_000_01,
    maxMinor: null,
    steps: [QUOTATION, TOP],
  },
  {
    documentType: 'purchase_order',
    name: 'Up to 100,000 SAR',
    nameAr: 'حتى 100,000 ريال',
    minMinor: 0,
    maxMinor: 100_000_00,
    steps: [MANAGER],
  },
  {
    documentType: 'purchase_order',
    name: 'Over 100,000 up to 500,000 SAR',
    nameAr: 'أكثر من 100,000 حتى 500,000 ريال',
    minMinor: 100_000_01,
    maxMinor: 500_000_00,
    steps: [DIRECTOR],
  },
  {
    documentType: 'purchase_order',
    name: 'Over 500,000 SAR',
    nameAr: 'أكثر من 500,000 ريال',
    minMinor: 500_000_01,
    maxMinor: null,
    steps: [DIRECTOR, OWNER],
  },
  {
    documentType: 'purchase_request',
    name: 'Purchase requests',
    nameAr: 'طلبات الشراء',
    minMinor: 0,
    maxMinor: null,
    steps: [
      byAbility('Purchase request approval', 'اعتماد طلب الشراء', 'purchase-requests.approve'),
    ],
  },
  {
    documentType: 'variation_order',
    name: 'Variation orders',
    nameAr: 'أوامر التغيير',
    minMinor: 0,
    maxMinor: null,
    steps: [
      byAbility('Variation order approval', 'اعتماد أمر التغيير', 'variation-orders.approve'),
    ],
  },
  {
    documentType: 'project',
    name: 'Projects without a quotation',
    nameAr: 'مشاريع بلا عرض سعر',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Project approval', 'اعتماد المشروع', 'projects.approve')],
  },
  {
    documentType: 'site_report',
    name: 'Daily site reports',
    nameAr: 'تقارير الموقع اليومية',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Site report approval', 'اعتماد تقرير الموقع', 'site-reports.approve')],
  },
  {
    documentType: 'leave_request',
    name: 'Leave without a manager',
    nameAr: 'إجازات من لا مدير له',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Leave approval', 'اعتماد الإجازة', 'leave-requests.approve')],
  },
  {
    documentType: 'overtime_request',
    name: 'Overtime without a manager',
    nameAr: 'العمل الإضافي لمن لا مدير له',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Overtime approval', 'اعتماد العمل الإضافي', 'overtime-requests.approve')],
  },
  {
    documentType: 'attendance_correction',
    name: 'Attendance without a manager',
    nameAr: 'حضور من لا مدير له',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Attendance approval', 'اعتماد الحضور', 'attendance-corrections.approve')],
  },
  {
    documentType: 'settlement',
    name: 'End-of-service settlements',
    nameAr: 'مخالصات نهاية الخدمة',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Settlement approval', 'اعتماد المخالصة', 'settlements.approve')],
  },
  {
    documentType: 'vendor_advance',
    name: 'Advances to vendors',
    nameAr: 'الدفعات المقدمة للمورّدين',
    minMinor: 0,
    maxMinor: null,
    steps: [MANAGER],
  },
  {
    documentType: 'payment_run',
    name: 'Up to 500,000 SAR',
    nameAr: 'حتى 500,000 ريال',
    minMinor: 0,
    maxMinor: 500_000_00,
    steps: [PAYMENTS],
  },
  {
    documentType: 'payment_run',
    name: 'Over 500,000 SAR',
    nameAr: 'أكثر من 500,000 ريال',
    minMinor: 500_000_01,
    maxMinor: null,
    steps: [PAYMENTS, TOP],
  },
  {
    documentType: 'vendor_credit',
    name: 'Returns to vendors and credit notes',
    nameAr: 'المرتجعات إلى المورّدين والإشعارات الدائنة',
    minMinor: 0,
    maxMinor: null,
    steps: [MANAGER],
  },
  {
    documentType: 'write_off',
    name: 'Write-offs of receivables',
    nameAr: 'إعدام الديون',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Write-off approval', 'اعتماد إعدام الدين', 'write-offs.approve')],
  },
  {
    documentType: 'manual_journal',
    name: 'Manual journals',
    nameAr: 'القيود اليدوية',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Journal approval', 'اعتماد القيد', 'manual-journals.approve')],
  },
  {
    documentType: 'vat_adjustment',
    name: 'Adjustments of VAT returns',
    nameAr: 'تعديلات الإقرار الضريبي',
    minMinor: 0,
    maxMinor: null,
    steps: [
      byAbility('VAT adjustment approval', 'اعتماد تعديل الضريبة', 'vat-adjustments.approve'),
    ],
  },
  {
    documentType: 'budget',
    name: 'Budgets',
    nameAr: 'الميزانيات',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Budget approval', 'اعتماد الميزانية', 'budgets.approve')],
  },
  {
    documentType: 'client_advance',
    name: 'Advances above the contract value',
    nameAr: 'الدفعات المقدمة التي تتجاوز قيمة العقد',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Advance approval', 'اعتماد الدفعة المقدمة', 'client-advances.approve')],
  },
  {
    documentType: 'stock_movement',
    name: 'Stock adjustments, write-offs and counts',
    nameAr: 'تسويات المخزون والإتلاف والجرد',
    minMinor: 0,
    maxMinor: null,
    steps: [byAbility('Stock approval', 'اعتماد المخزون', 'stock.approve')],
  },
]

const START = { belowMarginBp: null, priority: 100, department: null, active: true, version: 1 }

/** The rules that a new firm starts with; not stored. */
export const startingRules = () =>
  RULES.map((rule) => new ApprovalRule().merge({ ...START, ...rule }))

/** Writes the rules that a new firm starts with; a document type that has rules is left alone. */
export async function seedApprovalRules(trx: TransactionClientContract) {
  const existing = await ApprovalRule.query({ client: trx }).select('documentType')
  const known = new Set(existing.map(({ documentType }) => documentType))
  const missing = RULES.filter(({ documentType }) => !known.has(documentType))
  await ApprovalRule.createMany(
    missing.map((rule) => ({ ...START, ...rule })),
    { client: trx }
  )
  await logUnloggedRules(trx)
}

/** Writes to the audit log the rules that it does not know: those that a firm starts with. */
export async function logUnloggedRules(trx: TransactionClientContract) {
  const known = entriesOfRows(trx, 'approval_rule', 'approval_rules')
  const rules = await ApprovalRule.query({ client: trx }).whereNotExists(known).orderBy('id')
  const entries = rules.map((rule) =>
    auditRow(SYSTEM_ACTOR, {
      action: 'create',
      ...{ entityType: 'approval_rule', entityId: rule.id, label: rule.name },
      after: rule.toAudit(),
    })
  )
  await appendAuditRows(trx, entries)
}
