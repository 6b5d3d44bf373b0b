import { Card, Flex } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { toast } from '../../../providers/toast'
import { USERS, type User } from './user'

type Identity = Answer<'user_identities.index'>[number]

/** The identity providers that sign a user in; nothing where there is none. */
export function UserIdentities({ user }: { user: User }) {
  const { t } = useTranslation()
  const path = `/api/users/${user.id}/identities`
  const { data, refetch } = useQuery<Identity[]>({ queryKey: [path], staleTime: 0 })
  if (!data?.length) return null
  return (
    <Card size="small" title={t(`${USERS}.identities`)} style={{ marginBlockStart: 16 }}>
      <Flex vertical gap="small">
        {data.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            path={path}
            onChange={() => void refetch()}
          />
        ))}
      </Flex>
    </Card>
  )
}

interface IdentityRowProps {
  identity: Identity
  path: string
  onChange: () => void
}

function IdentityRow({ identity, path, onChange }: IdentityRowProps) {
  const { t, i18n } = useTranslation()
  const name = nameIn(i18n.language, identity.provider.name, identity.provider.nameAr)
  const unlink = async () => {
    try {
      await http.delete(`${path}/${identity.id}`)
      toast({ variant: 'success', title: t(`${USERS}.unlinked`) })
      onChange()
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    }
  }
  return (
    <Flex wrap gap="small" align="center" justify="space-between">
      <IdentityText identity={identity} name={name} />
      <ConfirmAction
        danger
        size="small"
        label={t(`${USERS}.unlink`)}
        title={t(`${USERS}.unlink_title`, { name })}
        content={t(`${USERS}.unlink_text`)}
        onConfirm={unlink}
      />
    </Flex>
  )
}

/** Through whom, as whom, how it came about and when it was last used. */
function IdentityText({ identity, name }: { identity: Identity; name: string }) {
  const { t } = useTranslation()
  const { email, linkedBy, lastUsedAt } = identity
  return (
    <Flex wrap gap="small">
      <bdi>{name}</bdi>
      {email ? <Ltr>{email}</Ltr> : null}
      <span>{t(`${USERS}.linked_by.${linkedBy}`)}</span>
      {lastUsedAt ? <InstantText value={lastUsedAt} /> : null}
    </Flex>
  )
}
