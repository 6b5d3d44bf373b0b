import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../api/types'
import { resourceOf, type ResourceDefinition } from '../../kit/define-resource'
import { PageHeader } from '../../kit/page-header'
import { PageSkeleton } from '../../kit/page-skeleton'
import { useCurrentUser } from '../../providers/access'
import { canSee } from '../page-access'
import { ApprovalsPanel } from './approvals-panel'
import { CountsProvider, listAddress } from './counts'
import { homeResourcesOf, type DepartmentPage } from './departments'
import { ListCard, ListGrid } from './list-card'
import styles from './page.module.css'
import panelStyles from './panel.module.css'
import { RecentPanel } from './recent-panel'
import { StatusPanel } from './status-panel'
import { figuresOf } from './today-figures'
import { TodayTiles } from './today-tiles'

const InsightsBoard = lazy(() =>
  import('../../features/engineering/project-insights/insights-board').then(
    ({ InsightsBoard }) => ({
      default: InsightsBoard,
    })
  )
)
const FinanceBoard = lazy(() => import('../../features/finance/overview/finance-board'))
const ColleaguesPanel = lazy(() => import('./colleagues-panel'))

const RECENT_LISTS = 2

/** Documents whose approvals belong to a department. */
const APPROVALS: Partial<Record<DepartmentPage['key'], string[]>> = {
  engineering: ['quotation'],
  procurement: [
    'purchase_order',
    'purchase_request',
    'stock_movement',
    'vendor_credit',
    'vendor_advance',
    'vendor_bank_account',
  ],
  production: ['project', 'site_report', 'variation_order'],
  people: ['leave_request', 'overtime_request', 'attendance_correction', 'settlement'],
  commercial: ['write_off', 'client_advance'],
  finance: [
    'purchase_order',
    'invoice',
    'bill',
    'write_off',
    'manual_journal',
    'payment_run',
    'vat_adjustment',
    'budget',
  ],
}

/** Lists whose statuses summarise a department. */
const STATUSES: { departments: DepartmentPage['key'][]; resource: string; statuses: string[] }[] = [
  {
    departments: ['production'],
    resource: 'production.projects',
    statuses: ['active', 'in_progress', 'on_hold', 'completed', 'closed'],
  },
]

/** A department's home: what needs doing today, the lists this user may open, the newest records. */
export default function DepartmentHome({ department }: { department: DepartmentPage }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const { key } = department
  const lists = homeResourcesOf(department).filter((definition) => canSee(user, definition))
  const documentTypes = APPROVALS[key]
  return (
    <div className={styles.page}>
      <PageHeader title={t(`departments.${key}.title`)} subtitle={t(`departments.${key}.text`)} />
      <CountsProvider followsAll lists={countedOn(key, lists, user)}>
        <Today department={key} documentTypes={documentTypes} />
        {documentTypes && <ApprovalsPanel documentTypes={documentTypes} />}
        {lists.length > 0 && (
          <ListGrid>
            {lists.map((definition) => (
              <ListCard key={definition.name} definition={definition} />
            ))}
          </ListGrid>
        )}
        <StatusPanels department={key} lists={lists} />
      </CountsProvider>
      {lists.length === 0 && key !== 'people' && (
        <p className={`${panelStyles.panel} ${panelStyles.empty}`}>
          {t('departments.nothingOpen')}
        </p>
      )}
      <RecentPanels lists={lists} />
      {/* below all else: nothing is pushed away when it comes */}
      <Suspense>
        {key === 'people' && <ColleaguesPanel />}
        {key === 'engineering' && <InsightsBoard />}
      </Suspense>
    </div>
  )
}

/** What needs doing: as tiles, or as the board of finance. */
function Today(props: { department: Key; documentTypes?: string[] }) {
  if (props.department !== 'finance') return <TodayTiles {...props} />
  return (
    <Suspense fallback={<PageSkeleton rows={12} />}>
      <FinanceBoard />
    </Suspense>
  )
}

interface PanelsProps {
  lists: ResourceDefinition[]
}

type Key = DepartmentPage['key']

/** Every figure of the page: of today, of the lists, and of their states. */
function countedOn(key: Key, lists: ResourceDefinition[], user: CurrentUser | null): string[] {
  const today = figuresOf(key, user).map((one) => listAddress(one.endpoint, one.conditions))
  const all = lists.filter(({ counted }) => counted).map(({ endpoint }) => endpoint)
  const states = statusesOf(key, lists).flatMap(({ resource, statuses }) =>
    statuses.map((status) => listAddress(resourceOf(resource).endpoint, `status=${status}`))
  )
  return [...today, ...all, ...states]
}

function statusesOf(department: Key, lists: ResourceDefinition[]) {
  return STATUSES.filter(
    ({ departments, resource }) =>
      departments.includes(department) && lists.some(({ name }) => name === resource)
  )
}

function StatusPanels({ department, lists }: PanelsProps & { department: Key }) {
  return statusesOf(department, lists).map((panel) => (
    <StatusPanel key={panel.resource} {...panel} />
  ))
}

function RecentPanels({ lists }: PanelsProps) {
  const newest = lists.filter(({ counted }) => counted).slice(0, RECENT_LISTS)
  return (
    <div className={styles.recentGrid}>
      {newest.map((definition) => (
        <RecentPanel key={definition.name} definition={definition} />
      ))}
    </div>
  )
}
