import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import { useCurrentUserQuery } from '../providers/current-user'
import { queryClient } from '../providers/query-client'
import { Toaster } from '../providers/toast/toaster'
import { ThemeProvider } from '../theme/theme-provider'
import { ErrorBoundary } from './error-boundary'
import { loadAllWords } from './department-words'
import { FailurePage } from './pages/notices'
import { Waiting } from '../kit/waiting'
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

/** Loading, signed out or signed in: decides which half of the portal is drawn; a due change of password comes first. */
export function Entry() {
  const { data: user, isPending, error, refetch } = useCurrentUserQuery()
  if (isPending) return <Loading />
  if (error && !user) return <FailurePage full error={error} onRetry={() => void refetch()} />
  if (!user) return <SignedOut />
  if (user.passwordDue) return <PasswordDue />
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
