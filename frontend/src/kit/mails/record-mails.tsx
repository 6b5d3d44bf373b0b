import { Flex, List, Typography } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { InstantText } from '../display/date-text'
import { MixedText } from '../display/mixed-text'
import { Empty } from '../empty'
import { LoadFailed } from '../load-failed'
import { MailState } from './mail-state'
import { SendByMail, type SendByMailProps } from './send-by-mail'

type Mail = Schema<'Mail'>

const OPEN = new Set<Mail['state']>(['waiting', 'sending'])
const POLL_MS = 3000

interface RecordMailsProps extends Omit<SendByMailProps, 'again' | 'label'> {
  /** Whether it may be sent now. */
  maySend: boolean
}

/** The mails about a record: to whom, when, by whom, and what became of them; and a new one. */
export function RecordMails({ maySend, ...dialog }: RecordMailsProps) {
  const { t } = useTranslation()
  const mails = useMails(dialog.path)
  if (mails.error) return <LoadFailed error={mails.error} onRetry={() => void mails.refetch()} />
  return (
    <Flex vertical gap="middle">
      {maySend ? (
        <div>
          <SendByMail {...dialog} type="primary" />
        </div>
      ) : null}
      {mails.data?.length === 0 ? (
        <Empty title={t('kit.mails.none')} />
      ) : (
        <MailRows mails={mails.data} dialog={maySend ? dialog : null} />
      )}
    </Flex>
  )
}

/** The mails alone, where the page sends new ones elsewhere; nothing before the first. */
export function SentMails({ path }: { path: string }) {
  const { t } = useTranslation()
  const { data } = useMails(path)
  if (!data?.length) return null
  return (
    <section aria-label={t('kit.mails.tab')} style={{ marginBlockStart: 24 }}>
      <h2 style={{ fontSize: 17 }}>{t('kit.mails.tab')}</h2>
      <MailRows mails={data} dialog={null} />
    </section>
  )
}

/** Read again while one of them is on its way. */
const useMails = (path: string) =>
  useQuery<Mail[]>({
    queryKey: [path],
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => OPEN.has(one.state)) ? POLL_MS : false,
  })

interface MailRowsProps {
  mails: Mail[] | undefined
  /** What sends one again; null where it is not to be sent now. */
  dialog: SendByMailProps | null
}

function MailRows({ mails, dialog }: MailRowsProps) {
  return (
    <List
      size="small"
      rowKey="id"
      loading={!mails}
      dataSource={mails ?? []}
      renderItem={(mail) => <MailRow mail={mail} dialog={OPEN.has(mail.state) ? null : dialog} />}
    />
  )
}

function MailRow({ mail, dialog }: { mail: Mail; dialog: SendByMailProps | null }) {
  const { t } = useTranslation()
  const { state, recipients } = mail
  return (
    <List.Item
      actions={
        dialog
          ? [
              <SendByMail
                key="again"
                {...dialog}
                again={mail}
                size="small"
                label={t('kit.mails.again')}
              />,
            ]
          : undefined
      }
    >
      <List.Item.Meta
        avatar={<MailOutlined aria-hidden />}
        title={
          <>
            <bdi dir="ltr">{recipients}</bdi> <MailState state={state} />
          </>
        }
        description={<MailFacts mail={mail} />}
      />
    </List.Item>
  )
}

function MailFacts({ mail }: { mail: Mail }) {
  const { subject, createdBy, createdAt, sentAt, reason, lastError } = mail
  return (
    <>
      <MixedText>{subject}</MixedText>
      <br />
      <InstantText value={sentAt ?? createdAt} /> · <MixedText>{createdBy?.name}</MixedText>
      {reason ? (
        <Typography.Paragraph type="danger" style={{ marginBlock: 4 }}>
          {reason} {lastError ? <bdi dir="ltr">{lastError}</bdi> : null}
        </Typography.Paragraph>
      ) : null}
    </>
  )
}
