import type { ComponentType } from 'react'
import {
  AuditOutlined,
  CalendarOutlined,
  CarOutlined,
  ClockCircleOutlined,
  EditOutlined,
  FieldTimeOutlined,
  FileProtectOutlined,
  IdcardOutlined,
  InboxOutlined,
  StopOutlined,
  ToolOutlined,
  WalletOutlined,
} from '@ant-design/icons'
import { daysFrom, recently, today } from '../../kit/inputs/today'
import type { Ability, CurrentUser } from '../../api/types'
import { hasAbility } from '../../providers/access'
import type { DepartmentPage } from './departments'

export interface TodayFigure {
  /** Key of its label under `departments.figures`. */
  name: string
  icon: ComponentType
  ability: Ability
  endpoint: string
  /** Which rows are counted, as the API spells it. */
  conditions: string
  /** The page that shows the same rows. */
  to: string
}

type Figures = () => TodayFigure[]

const SMALLEST = '0.01'
const DOCUMENTS_AHEAD = 60
const MAINTENANCE_AHEAD = 14
const WEEK = 7
const MONTH = 30

const yesterday = () => daysFrom(today(), -1)
const query = (entries: [string, string][]) => new URLSearchParams(entries).toString()

/** A figure whose list takes the same conditions in its address as the API. */
function listFigure(
  figure: Omit<TodayFigure, 'to' | 'conditions'>,
  path: string,
  conditions: string
) {
  return { ...figure, conditions, to: `${path}?${conditions}` }
}

const overdueInvoices = (): TodayFigure => ({
  name: 'overdue_invoices',
  icon: FieldTimeOutlined,
  ability: 'invoices.view',
  endpoint: 'invoices',
  conditions: query([
    ['balance_gte', SMALLEST],
    ['status_ne', 'draft'],
    ['type_ne', 'credit_note'],
    ['dueOn_lte', yesterday()],
  ]),
  to: '/commercial/invoicing?tab=overdue',
})

const unallocatedReceipts = (): TodayFigure =>
  listFigure(
    {
      name: 'unallocated_receipts',
      icon: WalletOutlined,
      ability: 'invoices.view',
      endpoint: 'receipts',
    },
    '/commercial/receipts',
    query([['unallocated_gte', SMALLEST]])
  )

const lateDeliveries = (): TodayFigure => ({
  name: 'late_deliveries',
  icon: FieldTimeOutlined,
  ability: 'procurement.inventory',
  endpoint: 'purchase-order-materials',
  conditions: `outstanding_gte=0.0001&requiredOn_lte=${yesterday()}`,
  to: '/procurement/purchase-order-materials?tab=late',
})

const commercial: Figures = () => [
  overdueInvoices(),
  unallocatedReceipts(),
  listFigure(
    {
      name: 'decisions_due',
      icon: CalendarOutlined,
      ability: 'pipeline.view',
      endpoint: 'pipeline',
    },
    '/commercial/pipeline',
    query([
      ['stage', 'submitted_to_client'],
      ['forecastOn_lte', today()],
    ])
  ),
  listFigure(
    { name: 'leads_due', icon: CalendarOutlined, ability: 'leads.view', endpoint: 'leads' },
    '/commercial/leads',
    `stage=new&stage=contacted&stage=qualified&nextStepOn_lte=${today()}`
  ),
]

const quotations = { ability: 'quotations.view', endpoint: 'quotations' } as const
const QUOTATION_LIST = '/quotation-documents/quotations'

const engineering: Figures = () => [
  listFigure(
    { name: 'follow_ups_due', icon: CalendarOutlined, ...quotations },
    QUOTATION_LIST,
    query([
      ['stage', 'submitted_to_client'],
      ['followUpOn_lte', today()],
    ])
  ),
  listFigure(
    { name: 'expiring_quotations', icon: ClockCircleOutlined, ...quotations },
    QUOTATION_LIST,
    query([
      ['stage', 'approved'],
      ['stage', 'submitted_to_client'],
      ['validUntilOn_gte', today()],
      ['validUntilOn_lte', daysFrom(today(), WEEK)],
    ])
  ),
  listFigure(
    { name: 'quotation_drafts', icon: EditOutlined, ...quotations },
    QUOTATION_LIST,
    query([['stage', 'draft']])
  ),
]

const vendorDocuments = {
  icon: FileProtectOutlined,
  ability: 'vendors.view',
  endpoint: 'vendor-documents',
} as const

const procurement: Figures = () => [
  lateDeliveries(),
  {
    ...vendorDocuments,
    name: 'expiring_documents',
    conditions: `current=true&expiresOn_gte=${today()}&expiresOn_lte=${daysFrom(today(), DOCUMENTS_AHEAD)}`,
    to: '/procurement/vendor-documents?tab=expiring',
  },
  {
    ...vendorDocuments,
    name: 'expired_documents',
    conditions: `current=true&expiresOn_lte=${yesterday()}`,
    to: '/procurement/vendor-documents?tab=expired',
  },
  listFigure(
    {
      name: 'vendors_awaiting',
      icon: AuditOutlined,
      ability: 'vendors.qualify',
      endpoint: 'vendors',
    },
    '/procurement/vendors',
    'status=under_review'
  ),
  ...stores(),
]

const stores: Figures = () => [
  {
    name: 'low_stock',
    icon: InboxOutlined,
    ability: 'procurement.inventory',
    endpoint: 'stock-levels',
    conditions: 'belowReorder=true',
    to: '/procurement/inventory?tab=low',
  },
  {
    name: 'equipment_due',
    icon: ToolOutlined,
    ability: 'procurement.equipment',
    endpoint: 'equipment',
    conditions: `dueOn_lte=${daysFrom(today(), MAINTENANCE_AHEAD)}`,
    to: '/procurement/equipment-management?tab=due',
  },
  {
    name: 'late_trips',
    icon: CarOutlined,
    ability: 'procurement.transport',
    endpoint: 'trips',
    conditions: `open=true&plannedEndAt_lte=${encodeURIComponent(recently())}`,
    to: '/procurement/track-transportation?tab=late',
  },
]

const production: Figures = () => [
  lateDeliveries(),
  listFigure(
    {
      name: 'projects_on_hold',
      icon: StopOutlined,
      ability: 'projects.view',
      endpoint: 'projects',
    },
    '/production/projects',
    'status=on_hold'
  ),
]

const personDocuments = {
  icon: IdcardOutlined,
  ability: 'people.open',
  endpoint: 'person-documents',
} as const
const OF_STAFF = 'current=true&employed=true'

const people: Figures = () => [
  {
    ...personDocuments,
    name: 'expiring_person_documents',
    conditions: `${OF_STAFF}&expiresOn_gte=${today()}&expiresOn_lte=${daysFrom(today(), DOCUMENTS_AHEAD)}`,
    to: '/hr/person-documents?tab=expiring',
  },
  {
    ...personDocuments,
    name: 'expired_person_documents',
    conditions: `${OF_STAFF}&expiresOn_lte=${yesterday()}`,
    to: '/hr/person-documents?tab=expired',
  },
  ...(['probationEndOn', 'contractEndOn'] as const).map((field) =>
    listFigure(
      {
        name: field === 'probationEndOn' ? 'probations_ending' : 'contracts_ending',
        icon: FieldTimeOutlined,
        ability: 'employees.private',
        endpoint: 'employees',
      },
      '/hr/employees',
      query([
        ['employed', 'true'],
        [`${field}_gte`, today()],
        [`${field}_lte`, daysFrom(today(), MONTH)],
      ])
    )
  ),
]

/** What each department has to look at today, as far as its lists can be counted; finance has a board. */
const TODAY: Partial<Record<DepartmentPage['key'], Figures>> = {
  commercial,
  engineering,
  procurement,
  production,
  people,
}

/** The figures of a department that this user may see. */
export function figuresOf(department: DepartmentPage['key'], user: CurrentUser | null) {
  return (TODAY[department]?.() ?? []).filter(({ ability }) => hasAbility(user, ability))
}
