import { useState } from 'react'
import { Alert, Button } from 'antd'
import { LoginOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { nameIn } from '../../../kit/display/name-in'
import { toast } from '../../../providers/toast/toast-store'
import { http } from '../../../api/http'
import { HttpError, messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { returnPath } from '../login/return-path'
import { goTo } from './go-to'

export type SignInProvider = Answer<'single_sign_on.index'>[number]

export const OIDC = '/api/auth/oidc'

/** The providers of the sign-in page; the password is there without them. */
async function fetchProviders(): Promise<SignInProvider[]> {
  try {
    const { data } = await http.get<SignInProvider[]>(OIDC, { isProbe: true })
    return Array.isArray(data) ? data : []
  } catch (error) {
    if (error instanceof HttpError && error.status >= 400 && error.status < 500) return []
    throw error
  }
}

/** A button for each identity provider, and why the last try through one ended here. */
export function ProviderButtons() {
  const { data = [] } = useQuery({ queryKey: [OIDC, 'sign-in'], queryFn: fetchProviders })
  return (
    <>
      <Refusal />
      {data.map((provider) => (
        <ProviderButton key={provider.id} provider={provider} />
      ))}
    </>
  )
}

/** Why someone who came back from a provider is not signed in. */
export function Refusal() {
  const { t } = useTranslation()
  const refusal = new URLSearchParams(useLocation().search).get('sso')
  if (!refusal) return null
  const text = t(`auth.sso.refused.${refusal}`, { defaultValue: t('auth.sso.refused.refused') })
  return <Alert type="warning" showIcon message={text} style={{ marginBlockEnd: 16 }} />
}

function ProviderButton({ provider }: { provider: SignInProvider }) {
  const { t, i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      const to = returnPath(search) ?? (pathname === '/login' ? null : pathname + search)
      const { data } = await http.post<Answer<'single_sign_on.start'>>(
        `${OIDC}/${provider.id}/start`,
        { to }
      )
      goTo(data.url)
    } catch (error) {
      setBusy(false)
      const description = messageOf(error, t('auth.loginError'))
      toast({ title: t('auth.loginFailed'), description, variant: 'destructive' })
    }
  }
  const name = nameIn(i18n.language, provider.name, provider.nameAr)
  return (
    <Button
      block
      size="large"
      icon={<LoginOutlined />}
      loading={isBusy}
      style={{ marginBlockStart: 12 }}
      onClick={() => void signIn()}
    >
      {t('auth.sso.with', { name })}
    </Button>
  )
}
