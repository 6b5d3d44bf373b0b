import { useEffect } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { LoginOutlined, LogoutOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Empty } from '../../../kit/empty'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useCurrentUser } from '../../../providers/current-user'
import { isFromDevice } from '../../../providers/kept-user'
import { useKeepsWork } from '../../../providers/online'
import { useKeptQuery } from '../../../providers/use-kept-query'
import { ATTENDANCE_CHECKS, OWN_ADDRESS, type OwnAttendance } from './attendance-check'
import { DayChecks } from './day-checks'
import { useCheckEntries } from './queue/use-checks'
import { useCheck } from './use-check'
import { WaitingChecks } from './waiting-checks'

/** Checks in and out, also where there is no connection. */
export default function AttendanceCheckPage() {
  const { t } = useTranslation()
  const query = useKeptQuery<OwnAttendance>(OWN_ADDRESS)
  useKeepsWork()
  usePrepared()
  return (
    <>
      <PageHeader
        title={t(`${ATTENDANCE_CHECKS}.title`)}
        actions={<Links hasTeam={query.data?.hasTeam ?? false} />}
      />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <PageSkeleton rows={6} />
      ) : query.data.employeeId === null ? (
        <Empty
          title={t(`${ATTENDANCE_CHECKS}.no_employee`)}
          hint={t(`${ATTENDANCE_CHECKS}.no_employee_hint`)}
        />
      ) : (
        <Flex vertical gap="middle" style={{ maxInlineSize: 560, marginInline: 'auto' }}>
          <CheckCard own={query.data} />
          <WaitingChecks />
          <Card size="small">
            <DayChecks checks={query.data.checks} />
          </Card>
        </Flex>
      )}
    </>
  )
}

/** This device opens the page without a connection from now on. */
function usePrepared() {
  const user = useCurrentUser()
  useEffect(() => {
    if (!user || isFromDevice()) return
    import('./prepare')
      .then(({ prepare }) => prepare(user))
      .catch((error: unknown) => console.warn('Not prepared for working offline', error))
  }, [user])
}

function Links({ hasTeam }: { hasTeam: boolean }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${ATTENDANCE_CHECKS}.${key}`)
  return (
    <>
      <LinkButton to="/hr/attendance-month">{text('my_month')}</LinkButton>
      {hasTeam ? <LinkButton to="/hr/attendance-today">{text('who_is_in')}</LinkButton> : null}
    </>
  )
}

function CheckCard({ own }: { own: OwnAttendance }) {
  const { t } = useTranslation()
  const { entries } = useCheckEntries()
  const { check, isBusy, scannedSite, hasForeignCode } = useCheck(own.sites)
  const waiting = entries.findLast(({ state }) => state === 'waiting')
  const next = waiting ? (waiting.body.direction === 'in' ? 'out' : 'in') : own.next
  const text = (key: string) => t(`${ATTENDANCE_CHECKS}.${key}`)
  if (!own.sites.length) return <Empty title={text('no_sites')} hint={text('no_sites_hint')} />
  return (
    <Card>
      <Flex vertical gap="middle" align="center">
        <Typography.Text>{text(`state.${next}`)}</Typography.Text>
        <Button
          type={next === 'in' ? 'primary' : 'default'}
          loading={isBusy}
          icon={next === 'in' ? <LoginOutlined /> : <LogoutOutlined />}
          style={{ inlineSize: '100%', blockSize: 96, fontSize: 24 }}
          onClick={() => void check(next)}
        >
          {text(`action.${next}`)}
        </Button>
        {hasForeignCode ? <Alert type="warning" showIcon message={text('foreign_code')} /> : null}
        <Typography.Text type="secondary" style={{ textAlign: 'center' }}>
          {scannedSite ? (
            <>
              {text('scanned')} <LocalName name={scannedSite.name} nameAr={scannedSite.nameAr} />
            </>
          ) : (
            text('by_position')
          )}
        </Typography.Text>
      </Flex>
    </Card>
  )
}
