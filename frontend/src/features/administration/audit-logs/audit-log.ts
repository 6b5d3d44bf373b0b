import type { Answer, Schema } from '../../../api/types'

export const AUDIT_LOGS = 'administration.audit_logs'

export type AuditLog = Schema<'AuditEntry'>

export type Verdict = Answer<'audit_logs.verify'>

export const auditLogPath = ({ id }: { id: number | string }) => `/admin/logs/${id}`

/** Actions that people look for; others are found by the words of the entry. */
export const ACTIONS = [
  'create',
  'update',
  'delete',
  'approve',
  'reject',
  'submit',
  'sign_in',
  'end_session',
  'end_sessions',
  'disable',
  'enable',
  'unlock',
  'set_password',
  'set_passcode',
  'change_photo',
  'change_picture',
  'change_logo',
  'cancel',
  'retry',
]

/** Kinds of records that are written about, with the resource whose texts name their fields. */
export const RESOURCE_OF_KIND: Record<string, string> = {
  user: 'administration.users',
  section: 'administration.sections',
  settings: 'administration.settings',
  list_option: 'administration.settings',
  client: 'commercial.clients',
  business_card: 'commercial.clients',
  contract: 'commercial.contracts',
  invoice: 'commercial.invoices',
  receipt: 'commercial.receipts',
  calendar_event: 'commercial.calendar',
  calendar_feed: 'commercial.calendar',
  pipeline_entry: 'commercial.pipeline',
  bd_target: 'commercial.pipeline',
  import: 'kit.import',
  quotation: 'engineering.quotations',
  scoring_config: 'engineering.scoring_configs',
  vendor: 'procurement.vendors',
  purchase_order: 'procurement.purchase_orders',
  purchase_request: 'procurement.purchase_requests',
  equipment: 'procurement.equipment',
  trip: 'procurement.trips',
  approval_rule: 'administration.approval_rules',
  payment_term: 'procurement.payment_terms',
  material: 'procurement.materials',
  warehouse: 'procurement.warehouses',
  stock_level: 'procurement.stock_levels',
  stock_movement: 'procurement.stock_movements',
  stock_closing: 'procurement.stock_movements',
  delay: 'production.delays',
  delay_claim: 'production.delay_claims',
  project: 'production.projects',
  material_plan: 'production.consumption',
  material_need: 'production.material_needs',
  material_installation: 'production.consumption',
  work_calendar: 'production.work_calendars',
  task_constraint: 'production.task_constraints',
  weekly_plan: 'production.weekly_plans',
  weekly_promise: 'production.weekly_plans',
  schedule_resource: 'production.schedule_resources',
  schedule: 'production.tasks',
  task: 'production.tasks',
  baseline: 'production.baselines',
  variation_order: 'production.variation_orders',
  project_milestone: 'production.project_milestones',
  project_guarantee: 'production.project_guarantees',
  project_team_member: 'production.project_team',
  site_report: 'production.site_reports',
  schedule_scenario: 'production.schedule_scenarios',
  file: 'files.files',
  folder: 'files.files',
  share: 'files.shares',
  saved_view: 'kit.views',
  jobs: 'administration.jobs',
}

export const KINDS = Object.keys(RESOURCE_OF_KIND)
