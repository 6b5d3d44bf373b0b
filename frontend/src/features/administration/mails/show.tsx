import { Alert, Flex } from 'antd'
import { RedoOutlined, StopOutlined } from '@ant-design/icons'
import { Link, useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { InstantText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { ConfirmAction } from '../../../kit/confirm-action'
import { LoadFailed } from '../../../kit/load-failed'
import { MailState } from '../../../kit/mails/mail-state'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Details } from '../../../kit/show/details'
import { useRecord, useRefresh } from '../../../kit/show/use-record'
import { useSend } from '../../../kit/use-send'
import { MAILS, type MailDetail } from './mail'
import styles from './mail.module.css'

/** One mail: to whom, what became of it, and what it says. */
export default function MailShow() {
  const { t } = useTranslation()
  const query = useRecord<MailDetail>(MAILS, useParams().id)
  if (query.error) {
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  }
  const mail = query.data
  if (!mail) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={mail.subject}
        back={{ to: '/admin/mails', label: t(`${MAILS}.title`) }}
        tags={<MailState state={mail.state} />}
        actions={<MailActions mail={mail} />}
      />
      <Flex vertical gap="middle">
        {mail.reason ? (
          <Alert
            type={mail.state === 'waiting' ? 'warning' : 'error'}
            showIcon
            message={mail.reason}
            description={mail.lastError ? <bdi dir="ltr">{mail.lastError}</bdi> : undefined}
          />
        ) : null}
        <MailFacts mail={mail} />
        {mail.html === null ? (
          <Alert type="info" showIcon message={t(`${MAILS}.secret`)} />
        ) : (
          <iframe
            // no scripts, no forms, an origin of its own: what a mail says is not of this page
            sandbox=""
            className={styles.preview}
            title={t(`${MAILS}.preview`)}
            srcDoc={mail.html}
          />
        )}
      </Flex>
    </>
  )
}

const addressesOf = (list: MailDetail['to']) =>
  list.length ? <bdi dir="ltr">{list.map(({ address }) => address).join(', ')}</bdi> : null

function MailFacts({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation()
  return (
    <Details
      resource={MAILS}
      items={[
        { name: 'to', value: addressesOf(mail.to) },
        { name: 'cc', value: addressesOf(mail.cc) },
        { name: 'replyTo', value: mail.replyTo && <bdi dir="ltr">{mail.replyTo}</bdi> },
        { name: 'kind', value: t(`${MAILS}.kind.${mail.kind}`) },
        { name: 'createdBy', value: <bdi>{mail.createdBy?.name ?? t('kit.history.system')}</bdi> },
        { name: 'createdAt', value: <InstantText value={mail.createdAt} /> },
        { name: 'sentAt', value: mail.sentAt && <InstantText value={mail.sentAt} /> },
        { name: 'attempts', value: mail.attempts },
        { name: 'link', value: mail.link && <Link to={mail.link}>{t(`${MAILS}.open`)}</Link> },
        { name: 'attachments', value: mail.attachments.length ? <Files mail={mail} /> : null },
      ]}
    />
  )
}

function Files({ mail }: { mail: MailDetail }) {
  return (
    <Flex vertical>
      {mail.attachments.map(({ fileId, name }) => (
        <a
          key={fileId}
          href={`/api/files/${fileId}/content?inline=1`}
          target="_blank"
          rel="noreferrer"
        >
          <MixedText>{name}</MixedText>
        </a>
      ))}
    </Flex>
  )
}

function MailActions({ mail }: { mail: MailDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefresh(MAILS)
  const send = useSend()
  const act = async (action: 'resend' | 'cancel') => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    const { data } = await send(t(`${MAILS}.${action}_done`), () =>
      http.post<MailDetail>(`/api/mails/${mail.id}/${action}`, {}, { headers })
    )
    await refresh()
    if (action === 'resend') void navigate(`/admin/mails/${data.id}`)
  }
  return (
    <>
      {mail.can.resend ? (
        <ConfirmAction
          icon={<RedoOutlined />}
          label={t(`${MAILS}.resend`)}
          title={t(`${MAILS}.resend_title`)}
          content={t(`${MAILS}.resend_text`, { recipients: mail.recipients })}
          confirmLabel={t(`${MAILS}.resend`)}
          onConfirm={() => act('resend')}
        />
      ) : null}
      {mail.can.cancel ? (
        <ConfirmAction
          danger
          icon={<StopOutlined />}
          label={t(`${MAILS}.cancel`)}
          title={t(`${MAILS}.cancel_title`)}
          content={t(`${MAILS}.cancel_text`)}
          confirmLabel={t(`${MAILS}.cancel`)}
          onConfirm={() => act('cancel')}
        />
      ) : null}
    </>
  )
}
