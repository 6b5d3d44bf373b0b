import { Flex, Tag } from 'antd'
import { useInvalidate } from '@refinedev/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Colleague, Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { wayOf } from '../../../kit/display/sign-in-way'
import { deviceOf } from '../../../kit/display/device'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { toast } from '../../../providers/toast'

const SESSIONS = 'administration.sessions'

type OpenSession = Schema<'OpenSession'>

function useColumns(): Column<OpenSession>[] {
  const { t, i18n } = useTranslation()
  const people = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  const options = (people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return [
    {
      key: 'user',
      field: 'userId',
      filter: { kind: 'choice', options },
      render: ({ user, current }) => (
        <>
          <Link to={`/admin/users/${user.id}`}>
            <bdi>{user.name}</bdi>
          </Link>{' '}
          {current ? <Tag color="green">{t(`${SESSIONS}.current`)}</Tag> : null}
        </>
      ),
    },
    {
      key: 'agent',
      filter: { kind: 'text' },
      render: ({ agent }) => deviceOf(agent).name ?? t(`${SESSIONS}.unknown_device`),
    },
    {
      key: 'signedInBy',
      optional: true,
      render: (session) => wayOf(session, t, i18n.language),
    },
    { key: 'ip', filter: { kind: 'text' }, render: ({ ip }) => <Ltr>{ip}</Ltr> },
    { key: 'createdAt', sortable: true, render: (one) => <InstantText value={one.createdAt} /> },
    { key: 'lastSeenAt', sortable: true, render: (one) => <InstantText value={one.lastSeenAt} /> },
    { key: 'expiresAt', optional: true, render: (one) => <InstantText value={one.expiresAt} /> },
    {
      key: 'actions',
      kept: true,
      width: 180,
      render: (session) => <SessionActions session={session} />,
    },
  ]
}

/** Ends sessions, reports the outcome and reads the list again. */
function useEndSessions() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  return async (end: () => Promise<unknown>) => {
    try {
      await end()
      toast({ variant: 'success', title: t(`${SESSIONS}.ended`) })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await invalidate({ resource: SESSIONS, invalidates: ['list'] })
    }
  }
}

function SessionActions({ session }: { session: OpenSession }) {
  const { t } = useTranslation()
  const run = useEndSessions()
  const { name } = session.user
  const one = () => http.delete(`/api/sessions/${session.id}`)
  const all = () => http.post('/api/sessions/endings', { userId: session.user.id })
  return (
    <Flex wrap gap="small">
      {session.can.end ? (
        <ConfirmAction
          danger
          size="small"
          label={t(`${SESSIONS}.end`)}
          title={t(`${SESSIONS}.end_title`, { name })}
          content={t(`${SESSIONS}.end_text`)}
          onConfirm={() => run(one)}
        />
      ) : null}
      <ConfirmAction
        danger
        size="small"
        label={t(`${SESSIONS}.end_all`)}
        title={t(`${SESSIONS}.end_all_title`, { name })}
        content={t(`${SESSIONS}.end_all_text`)}
        onConfirm={() => run(all)}
      />
    </Flex>
  )
}

/** Everyone's open sessions, the last seen first; each can be ended. */
export default function SessionList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<OpenSession>
      resource={SESSIONS}
      columns={useColumns()}
      labelOf={({ user }) => user.name}
      initialSorters={[{ field: 'lastSeenAt', order: 'desc' }]}
      searchable={false}
      emptyHint={t(`${SESSIONS}.empty`)}
    />
  )
}
