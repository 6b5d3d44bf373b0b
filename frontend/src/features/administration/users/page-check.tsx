import { Alert, Card, Flex, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { LoadFailed } from '../../../kit/load-failed'
import { useAccessNames } from './use-access-names'
import { Why } from './why'
import { USERS, type User } from './user'

type PageAccess = Schema<'PageAccess'>

/** An address as it was copied from the browser, or its part after the name of the site. */
function pathOf(typed: string): string {
  const text = typed.trim()
  if (URL.canParse(text)) return new URL(text).pathname
  return text.startsWith('/') ? text : `/${text}`
}

/** Why someone may or may not open any page or record of the portal. */
export function PageCheck({ user }: { user: User }) {
  const { t } = useTranslation()
  const [path, setPath] = useState('')
  const query = useQuery<PageAccess>({
    queryKey: [`/api/users/${user.id}/page-access?path=${encodeURIComponent(path)}`, user.version],
    enabled: path !== '',
    staleTime: 0,
  })
  return (
    <Card size="small" title={t(`${USERS}.check.title`)}>
      <Flex vertical gap="small">
        <Input.Search
          aria-label={t(`${USERS}.check.address`)}
          placeholder="/procurement/purchase-orders/12"
          dir="ltr"
          maxLength={300}
          enterButton={t(`${USERS}.check.check`)}
          loading={query.isFetching}
          onSearch={(typed) => setPath(typed.trim() && pathOf(typed))}
        />
        {query.error ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.data ? <Verdict access={query.data} /> : null}
      </Flex>
    </Card>
  )
}

function Verdict({ access }: { access: PageAccess }) {
  const { t } = useTranslation()
  const { pageName } = useAccessNames()
  const { pattern, decision, disabled, record } = access
  if (!pattern || !decision)
    return <Alert type="info" showIcon message={t(`${USERS}.check.no_page`)} />
  const isOpen = decision.allowed && !disabled && (record?.seen ?? true)
  const lines: ReactNode[] = [
    <Why key="why" {...decision} lender={decision.lender?.name} />,
    disabled ? t(`${USERS}.check.disabled`) : null,
    record && decision.allowed ? t(`${USERS}.check.${rowKey(record)}`) : null,
  ]
  return (
    <Alert
      type={isOpen ? 'success' : 'warning'}
      showIcon
      message={t(`${USERS}.check.${isOpen ? 'may' : 'may_not'}`, { page: pageName(pattern) })}
      description={lines.map((line, at) => (line ? <div key={at}>{line}</div> : null))}
    />
  )
}

function rowKey({ scoped, seen }: NonNullable<PageAccess['record']>) {
  if (seen) return scoped ? 'row_seen' : 'row_all'
  return scoped ? 'row_hidden' : 'row_gone'
}
