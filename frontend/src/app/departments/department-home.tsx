import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../providers/access'
import { useDocumentTitle } from '../../kit/use-document-title'
import { canSee } from '../page-access'
import { ApprovalsPanel } from './approvals-panel'
import { homeResourcesOf, type DepartmentPage } from './departments'
import { ListCard } from './list-card'
import { ProcurementTiles } from './procurement-tiles'
import { RecentPanel } from './recent-panel'
import { StatusPanel } from './status-panel'
import './departments.css'

const InsightsBoard = lazy(() =>
  import('../../features/engineering/insights/insights-board').then(({ InsightsBoard }) => ({
    default: InsightsBoard,
  }))
)
const ColleaguesPanel = lazy(() => import('./colleagues-panel'))

const RECENT_LISTS = 2

/** Documents whose approvals belong to a department. */
const APPROVALS: Partial<Record<DepartmentPage['key'], string[]>> = {
  engineering: ['quotation'],
  procurement: ['purchase_order', 'purchase_request', 'stock_movement', 'vendor_bank_account'],
  finance: ['purchase_order', 'invoice', 'bill'],
}

/** Lists whose states say how a department stands. */
const STATUSES: { departments: DepartmentPage['key'][]; resource: string; statuses: string[] }[] = [
  {
    departments: ['production', 'finance'],
    resource: 'production.projects',
    statuses: ['active', 'in_progress', 'on_hold', 'completed', 'closed'],
  },
  {
    departments: ['finance'],
    resource: 'procurement.purchase_orders',
    statuses: ['submitted', 'approved', 'rejected'],
  },
]

/** A department's home: the lists this user may open, what waits, and the newest records. */
export function DepartmentHome({ department }: { department: DepartmentPage }) {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const title = t(`departments.${department.key}.title`)
  useDocumentTitle(title)
  const lists = homeResourcesOf(department).filter((definition) => canSee(user, definition))
  const newest = lists.filter(({ counted }) => counted).slice(0, RECENT_LISTS)
  const approvals = APPROVALS[department.key]
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{t(`departments.${department.key}.text`)}</p>
        </div>
      </header>
      {department.key === 'procurement' && <ProcurementTiles />}
      {approvals && <ApprovalsPanel documentTypes={approvals} />}
      {lists.length > 0 && (
        <ul className="list-grid">
          {lists.map((definition) => (
            <ListCard key={definition.name} definition={definition} />
          ))}
        </ul>
      )}
      {STATUSES.filter(
        ({ departments, resource }) =>
          departments.includes(department.key) && lists.some(({ name }) => name === resource)
      ).map((panel) => (
        <StatusPanel key={panel.resource} {...panel} />
      ))}
      {department.key === 'people' && (
        <Suspense>
          <ColleaguesPanel />
        </Suspense>
      )}
      {lists.length === 0 && department.key !== 'people' && (
        <p className="panel panel-empty">{t('departments.nothingOpen')}</p>
      )}
      <div className="recent-grid">
        {newest.map((definition) => (
          <RecentPanel key={definition.name} definition={definition} />
        ))}
      </div>
      {/* below all else: nothing is pushed away when it comes */}
      {department.key === 'engineering' && (
        <Suspense>
          <InsightsBoard />
        </Suspense>
      )}
    </div>
  )
}
