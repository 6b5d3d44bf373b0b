import { lazy, Suspense } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router'
import { useCurrentUserQuery } from '../providers/current-user'
import { addMessages } from '../providers/i18n'
import { queryClient } from '../providers/query-client'
import { Toaster } from '../providers/toast/toaster'
import { ThemeProvider } from '../theme/theme-provider'
import { ErrorBoundary } from './error-boundary'
import { departmentMessageLoaders } from './i18n-resources'
import { FailurePage } from './pages/notices'
import { Waiting } from './pages/waiting'
import { SignedOut } from './signed-out'

const SignedIn = lazy(async () => {
  const [page] = await Promise.all([import('./signed-in'), addMessages(departmentMessageLoaders)])
  return page
})

/** Loading, signed out or signed in: decides which half of the portal is drawn. */
export function Entry() {
  const { t } = useTranslation()
  const { data: user, isPending, error, refetch } = useCurrentUserQuery()
  if (isPending) return <Waiting full text={t('shell.loading')} />
  if (error && !user) return <FailurePage full error={error} onRetry={() => void refetch()} />
  if (!user) return <SignedOut />
  return (
    <Suspense fallback={<Waiting full text={t('shell.loading')} />}>
      <SignedIn user={user} />
    </Suspense>
  )
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
