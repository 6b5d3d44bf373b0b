import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Route, Routes } from 'react-router'
import { addMessages } from '../providers/i18n'
import { queryClient } from '../providers/query-client'
import { onTabMessage } from '../providers/tabs'
import { passwordResetMessageLoaders } from './i18n-resources'
import { ApprovalNeedsLogin, UnauthorizedPage } from './pages/notices'
import { Waiting } from '../kit/waiting'
import { lazyPage } from '../kit/lazy-page'

function Loading() {
  const { t } = useTranslation()
  return <Waiting full text={t('shell.loadingPage')} />
}

const LoginPage = lazyPage(() => import('../features/identity/login/login-page'), Loading)
const SimpleLoginPage = lazyPage(
  () => import('../features/identity/login/simple-login-page'),
  Loading
)
const ForgotPasswordPage = lazyPage(async () => {
  await addMessages(passwordResetMessageLoaders)
  return import('../features/identity/password-reset/forgot-password-page')
}, Loading)
const EncryptionCodePage = lazyPage(() => import('./pages/encryption-code-page'), Loading)

/** Addresses of the approval pages, which greet a visitor with a text of their own. */
const APPROVAL_PATHS = [
  '/engineering/quotation-approval',
  '/quotation-approvals',
  '/quotation-approval',
]

/** Pages that stand alone, where no frame brings its own landmarks. */
const Alone = ({ children }: { children: ReactNode }) => <main>{children}</main>

/** What a visitor without a session sees: the login screen, in place, at nearly every address. */
export function SignedOut() {
  // Signed in in another tab: this one follows.
  useEffect(() => onTabMessage(() => void queryClient.invalidateQueries()), [])
  return (
    <Routes>
      <Route
        path="/unauthorized"
        element={
          <Alone>
            <UnauthorizedPage />
          </Alone>
        }
      />
      <Route
        path="/encryption-code"
        element={
          <Alone>
            <EncryptionCodePage />
          </Alone>
        }
      />
      <Route path="/forgot-password" element={<ForgotPasswordPage />} />
      <Route path="/engineering" element={<SimpleLoginPage />} />
      {APPROVAL_PATHS.map((path) => (
        <Route
          key={path}
          path={path}
          element={
            <Alone>
              <ApprovalNeedsLogin />
            </Alone>
          }
        />
      ))}
      <Route path="*" element={<LoginPage />} />
    </Routes>
  )
}
