import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, useLocation } from 'react-router'
import { useCurrentUserQuery } from '../providers/current-user'
import { queryClient } from '../providers/query-client'
import { Toaster } from '../providers/toast/toaster'
import { ThemeProvider } from '../theme/theme-provider'
import { ErrorBoundary } from './error-boundary'
import { addMessages } from '../providers/i18n'
import { loadAllWords } from './department-words'
import { passwordResetMessageLoaders } from './i18n-resources'
import { FailurePage } from './pages/notices'
import { Waiting } from '../kit/waiting'
import { FreshCodeWatch } from './session/fresh-code-watch'
import { SignedOut } from './signed-out'
import { lazyPage } from '../kit/lazy-page'

function Loading() {
  const { t } = useTranslation()
  return <Waiting full text={t('shell.loading')} />
}

const SignedIn = lazyPage(() => {
  // No one waits for these words yet; a page that needs them loads them again and shows what fails.
  loadAllWords().catch(() => undefined)
  return import('./signed-in')
}, Loading)

const PasswordDue = lazyPage(
  () => import('../features/identity/password/password-due-page'),
  Loading
)

const ResetPassword = lazyPage(async () => {
  await addMessages(passwordResetMessageLoaders)
  return import('../features/identity/password-reset/reset-password-page')
}, Loading)

const CodeDue = lazyPage(() => import('../features/identity/two-step/code-due-page'), Loading)

const TwoStepDue = lazyPage(
  () => import('../features/identity/two-step/two-step-due-page'),
  Loading
)

/** Loading, signed out or signed in: decides which half of the portal is drawn; a code, a due change of password and a due second step come first. */
export function Entry() {
  const { pathname } = useLocation()
  const { data: user, isPending, error, refetch } = useCurrentUserQuery()
  // the link of a mail, whoever is signed in here
  if (pathname === '/reset-password') return <ResetPassword />
  if (isPending) return <Loading />
  if (error && !user) return <FailurePage full error={error} onRetry={() => void refetch()} />
  if (!user) return <SignedOut />
  if (user.codeDue) return <CodeDue />
  if (user.passwordDue) return <PasswordDue />
  if (user.twoStepDue)
    return (
      <>
        <TwoStepDue />
        <FreshCodeWatch />
      </>
    )
  return <SignedIn user={user} />
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <BrowserRouter>
          <ErrorBoundary full>
            <Entry />
          </ErrorBoundary>
        </BrowserRouter>
        <Toaster />
      </ThemeProvider>
    </QueryClientProvider>
  )
}
