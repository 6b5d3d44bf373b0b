import { useTranslation } from 'react-i18next'
import { useDisplayName } from '../../features/identity/avatar/display-name'
import { useDocumentTitle } from '../../kit/use-document-title'
import { useCurrentUser } from '../../providers/access'
import { canOpen } from '../page-access'
import { useIsClosed } from '../sections/section-tag'
import { ApprovalsPanel } from './approvals-panel'
import { cardListsOf } from './card-lists'
import { CountsProvider } from './counts'
import { DepartmentCard } from './department-card'
import { DEPARTMENTS } from './departments'
import { OwnRecentPanel } from './own-recent-panel'
import { SetupHint } from './setup-hint'
import { SummaryStrip } from './summary-strip'
import { overdueOrders, useMayDecide, useSeesOverdueOrders } from './use-figures'
import departmentCardStyles from './department-card.module.css'
import pageStyles from './page.module.css'
import styles from './page.module.css'

function greetingKey(hour: number): string {
  if (hour < 12) return 'departments.morning'
  return hour < 17 ? 'departments.afternoon' : 'departments.evening'
}

/** The first screen after signing in: what waits, and the departments this user may open. */
export function DepartmentsPage() {
  const { t } = useTranslation()
  const user = useCurrentUser()
  const mayDecide = useMayDecide()
  const name = useDisplayName(user ?? { name: '', nameAr: null })
  useDocumentTitle(t('departments.title'))
  const isClosed = useIsClosed()
  const open = DEPARTMENTS.filter(({ path }) => canOpen(user, path))
  const seesOrders = useSeesOverdueOrders()
  const lists = open
    .filter(({ key }) => !isClosed(key))
    .flatMap((department) => cardListsOf(department, user))
    .map(({ endpoint }) => endpoint)
  if (seesOrders) lists.push(overdueOrders())
  return (
    <div className={pageStyles.page}>
      <header className={pageStyles.pageHead}>
        <div>
          <h1>{t(greetingKey(new Date().getHours()), { name: name.split(' ')[0] })}</h1>
          <p>{t('departments.lead')}</p>
        </div>
      </header>
      <SetupHint />
      <CountsProvider lists={lists}>
        <SummaryStrip />
        <h2 className={pageStyles.sectionTitle}>{t('departments.title')}</h2>
        <ul className={departmentCardStyles.grid}>
          {open.map((department) => (
            <DepartmentCard key={department.key} department={department} />
          ))}
        </ul>
      </CountsProvider>
      <div className={styles.panels}>
        {mayDecide && <ApprovalsPanel always />}
        {!user?.viewing && <OwnRecentPanel />}
      </div>
    </div>
  )
}
