import { Button, Skeleton, Tag } from 'antd'
import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { UserSession } from '../../../api/types'
import { PageHeader } from '../../../kit/page-header'
import { dateTime, relativeTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { wayOf } from '../../../kit/display/sign-in-way'
import { deviceOf } from '../../../kit/display/device'
import styles from './sessions.module.css'

const SESSIONS_KEY = ['/api/auth/sessions']

function useEndSession() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: UserSession['id']) => http.delete(`/api/auth/sessions/${id}`),
    onSuccess: () => toast({ title: t('account.sessions.ended'), variant: 'success' }),
    onError: (error) =>
      toast({
        title: t('account.sessions.endFailed'),
        description: messageOf(error, t('pages.failure.text')),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  })
}

function SessionRow({ session }: { session: UserSession }) {
  const { t, i18n } = useTranslation()
  const end = useEndSession()
  const device = deviceOf(session.agent)
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {device.isPhone ? <MobileOutlined /> : <DesktopOutlined />}
      </span>
      <div className={styles.text}>
        <strong>
          {device.name ?? t('account.sessions.unknownDevice')}{' '}
          {session.current && <Tag color="green">{t('account.sessions.current')}</Tag>}
        </strong>
        <span>
          {session.ip && <bdi dir="ltr">{session.ip}</bdi>}
          {session.ip && ' · '}
          {t('account.sessions.since', { when: dateTime(session.createdAt) })}
          {session.lastSeenAt &&
            ` · ${t('account.sessions.lastSeen', { when: relativeTime(session.lastSeenAt) })}`}
          {session.signedInBy && ` · ${wayOf(session, t, i18n.language)}`}
        </span>
      </div>
      {!session.current && (
        <Button danger loading={end.isPending} onClick={() => end.mutate(session.id)}>
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** The devices on which the user is signed in, each of which can be signed out from here. */
export default function SessionsPage() {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch } = useQuery<UserSession[]>({
    queryKey: SESSIONS_KEY,
    staleTime: 0,
  })
  return (
    <>
      <PageHeader title={t('account.sessions.title')} subtitle={t('account.sessions.lead')} />
      {isPending && <Skeleton active avatar title={false} paragraph={{ rows: 3 }} />}
      {isError && (
        <p role="alert">
          {t('pages.failure.text')}{' '}
          <Button type="link" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
      {data && (
        <ul className={styles.list}>
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </>
  )
}
