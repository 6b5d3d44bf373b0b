import { Tag } from 'antd'
import { useInvalidate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Colleague, Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useAbilityName } from '../../../kit/access/use-ability-name'
import { ApiReferenceLink } from '../../../kit/api-reference-link'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { toast } from '../../../providers/toast'

const TOKENS = 'administration.api_tokens'

type ApiToken = Schema<'ApiToken'>

/** The user or the service account that a token acts for. */
function Holder({ token: { user, serviceAccountId } }: { token: ApiToken }) {
  const path = serviceAccountId ? `service-accounts/${serviceAccountId}` : `users/${user.id}`
  return (
    <Link to={`/admin/${path}`}>
      <bdi>{user.name}</bdi>
    </Link>
  )
}

function useColumns(): Column<ApiToken>[] {
  const { abilityName } = useAbilityName()
  const people = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  const options = (people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      key: 'user',
      field: 'userId',
      filter: { kind: 'choice', options },
      render: (token) => <Holder token={token} />,
    },
    {
      key: 'name',
      width: 280,
      render: (one) => (
        <>
          <bdi>{one.name}</bdi> <Ltr>…{one.ending}</Ltr> <State token={one} />
        </>
      ),
    },
    {
      key: 'abilities',
      width: 320,
      render: ({ abilities }) => abilities.map(abilityName).join(' · '),
    },
    { key: 'createdAt', sortable: true, render: (one) => <InstantText value={one.createdAt} /> },
    { key: 'expiresAt', sortable: true, render: (one) => <InstantText value={one.expiresAt} /> },
    {
      key: 'lastUsedAt',
      sortable: true,
      render: (one) => (one.lastUsedAt ? <InstantText value={one.lastUsedAt} /> : null),
    },
    { key: 'lastUsedIp', optional: true, render: ({ lastUsedIp }) => <Ltr>{lastUsedIp}</Ltr> },
    { key: 'actions', kept: true, width: 120, render: (token) => <Revoke token={token} /> },
  ]
}

function State({ token }: { token: ApiToken }) {
  const { t } = useTranslation()
  const state = token.inForce ? 'in_force' : token.revokedAt ? 'revoked' : 'expired'
  return <Tag color={token.inForce ? 'green' : undefined}>{t(`${TOKENS}.state.${state}`)}</Tag>
}

function Revoke({ token }: { token: ApiToken }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  if (!token.can.revoke) return null
  const revoke = async () => {
    try {
      await http.delete(`/api/api-tokens/${token.id}`)
      toast({ variant: 'success', title: t(`${TOKENS}.revoke_done`) })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await invalidate({ resource: TOKENS, invalidates: ['list'] })
    }
  }
  return (
    <ConfirmAction
      danger
      size="small"
      label={t(`${TOKENS}.revoke`)}
      title={t(`${TOKENS}.revoke_title`, { name: token.name, user: token.user.name })}
      content={t(`${TOKENS}.revoke_text`)}
      onConfirm={revoke}
    />
  )
}

/** All users' API tokens, the newest first; each can be revoked. */
export default function ApiTokenList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<ApiToken>
      resource={TOKENS}
      columns={useColumns()}
      labelOf={({ name }) => name}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      searchable={false}
      actions={<ApiReferenceLink />}
      emptyHint={t(`${TOKENS}.empty`)}
    />
  )
}
