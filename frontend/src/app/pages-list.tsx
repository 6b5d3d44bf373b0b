import { type ComponentType, type ReactNode } from 'react'
import type { Ability } from '../api/types'
import { Worded } from './department-words'
import { DEPARTMENTS } from './departments/departments'
import { DepartmentHome } from './departments/lazy-home'
import { DepartmentsPage } from './departments/departments-page'
import { LeaveLogin } from './pages/leave-login'
import { UnauthorizedPage } from './pages/notices'
import { resources } from './resources'
import { lazyPage } from '../kit/lazy-page'
import { movedTo } from '../kit/moved-page'

const ProjectInsightsPage = lazyPage(
  () => import('../features/engineering/project-insights/project-insights-page')
)
const DebtAnalysisPage = lazyPage(
  () => import('../features/administration/debt-analysis/debt-analysis-page')
)
const StatementPage = lazyPage(() => import('../features/commercial/statements/statement-page'))
const AgeingPage = lazyPage(() => import('../features/commercial/ageing/ageing-page'))
const RetentionPage = lazyPage(() => import('../features/commercial/retention/retention-page'))
const CalendarPage = lazyPage(() => import('../features/commercial/calendar/calendar-page'))
const SummaryPage = lazyPage(() => import('../features/commercial/sales/summary-page'))
const BoardPage = lazyPage(() => import('../features/commercial/sales/board/board-page'))
const AnalysisPage = lazyPage(() => import('../features/commercial/sales/analysis-page'))
const PerformancePage = lazyPage(() => import('../features/commercial/sales/performance-page'))
const NotificationsPage = lazyPage(
  () => import('../features/notifications/list/notifications-page')
)
const DecisionPage = lazyPage(() => import('../features/notifications/decision/decision-page'))
const TwoStepPage = lazyPage(() => import('../features/identity/two-step/two-step-page'))
const OwnIdentitiesPage = lazyPage(
  () => import('../features/identity/single-sign-on/own-identities-page')
)
const PasskeysPage = lazyPage(() => import('../features/identity/passkeys/passkeys-page'))
const ApiTokensPage = lazyPage(() => import('../features/identity/api-tokens/api-tokens-page'))
const SessionsPage = lazyPage(() => import('../features/identity/sessions/sessions-page'))
const PasswordPage = lazyPage(() => import('../features/identity/password/password-page'))
const PreferencesPage = lazyPage(() => import('./pages/preferences-page'))
const HelpPage = lazyPage(() => import('./pages/help-page'))
const SchedulePage = lazyPage(() => import('./pages/schedule-page'))
const LogoPage = lazyPage(() => import('../features/administration/settings/logo-page'))
const EncryptionCodePage = lazyPage(() => import('./pages/encryption-code-page'))
const MovedAccounts = movedTo('/finance/statements')

export interface PortalPage {
  path: string
  /** Requested when the page table has no rule of its own for the path. */
  ability?: Ability
  element: ReactNode
}

function fromResources(): PortalPage[] {
  return resources.flatMap(({ routes }) =>
    routes.map(({ path, ability, element }) => {
      const Page = element as ComponentType
      return { path, ability, element: <Page /> }
    })
  )
}

/** A department's addresses show its home until a resource of that department takes one over. */
function fromDepartments(taken: Set<string>): PortalPage[] {
  return DEPARTMENTS.flatMap((department) =>
    [department.path, ...department.also]
      .filter((path) => !taken.has(path))
      .map((path) => ({ path, element: <DepartmentHome department={department} /> }))
  )
}

/** Pages that need no texts beyond those of the frame. */
const FIRST_PAGES: PortalPage[] = [
  { path: '/', element: <DepartmentsPage /> },
  { path: '/departments', element: <DepartmentsPage /> },
  { path: '/login', element: <LeaveLogin /> },
  { path: '/forgot-password', element: <LeaveLogin /> },
  { path: '/unauthorized', element: <UnauthorizedPage /> },
]

const OWN_PAGES: PortalPage[] = [
  { path: '/project-insights', element: <ProjectInsightsPage /> },
  { path: '/commercial/calendar', element: <CalendarPage /> },
  { path: '/commercial/summary', element: <SummaryPage /> },
  { path: '/commercial/board', element: <BoardPage /> },
  { path: '/commercial/analysis', element: <AnalysisPage /> },
  { path: '/commercial/performance', element: <PerformancePage /> },
  { path: '/admin/debt-analysis', element: <DebtAnalysisPage /> },
  { path: '/commercial/retention', element: <RetentionPage /> },
  { path: '/commercial/ageing', element: <AgeingPage /> },
  { path: '/finance/ageing', element: <AgeingPage /> },
  { path: '/finance/statements', element: <StatementPage /> },
  { path: '/finance/accounts', element: <MovedAccounts /> },
  { path: '/notifications', element: <NotificationsPage /> },
  { path: '/approvals/:id', element: <DecisionPage /> },
  { path: '/account/preferences', element: <PreferencesPage /> },
  { path: '/account/password', element: <PasswordPage /> },
  { path: '/account/two-step', element: <TwoStepPage /> },
  { path: '/account/single-sign-on', element: <OwnIdentitiesPage /> },
  { path: '/account/passkeys', element: <PasskeysPage /> },
  { path: '/account/sessions', element: <SessionsPage /> },
  { path: '/account/api-tokens', element: <ApiTokensPage /> },
  { path: '/help', element: <HelpPage /> },
  { path: '/schedule', element: <SchedulePage /> },
  { path: '/logo-upload', element: <LogoPage /> },
  { path: '/encryption-code', element: <EncryptionCodePage /> },
]

function everyPage(): PortalPage[] {
  const own = [...OWN_PAGES, ...fromResources()]
  const taken = [...FIRST_PAGES, ...own].map(({ path }) => path)
  const spoken = [...own, ...fromDepartments(new Set(taken))].map((page) => ({
    ...page,
    element: <Worded path={page.path}>{page.element}</Worded>,
  }))
  return [...FIRST_PAGES, ...spoken]
}

/** Every address of the portal with its page, built once. */
export const PAGES = everyPage()
