import type { ReactNode } from 'react'
import { Alert, Button, Flex, List } from 'antd'
import { DownloadOutlined, RedoOutlined, SendOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { useSend } from '../../../kit/use-send'
import { E_INVOICES, type EInvoiceDocument, type InvoiceEInvoice } from './e-invoice'
import { MessageList } from './message-list'
import { StateTag } from './state-tag'

interface Invoiced {
  id: number
  version: number
}

const LOOK_AGAIN_MS = 5000

/** The answer of the authority comes by a job, moments after the invoice. */
const isUnderWay = (data?: InvoiceEInvoice) =>
  ['not_sent', 'sent'].includes(data?.documents?.[0]?.state ?? '')

/** The e-invoice of an invoice; nothing while the firm does not take part. */
export function EInvoicePanel({ invoice }: { invoice: Invoiced }) {
  const { id, version } = invoice
  const query = useQuery<InvoiceEInvoice>({
    // what is issued or sent meanwhile has a new version
    queryKey: [`/api/invoices/${id}/e-invoice`, version],
    queryFn: async () => (await http.get<InvoiceEInvoice>(`/api/invoices/${id}/e-invoice`)).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_AGAIN_MS : false),
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const { documents = [], rules = [], can } = query.data ?? {}
  if (documents.length === 0) return <BrokenRules rules={rules} />
  const [newest, ...earlier] = documents
  const onDone = () => void query.refetch()
  return (
    <Flex vertical gap="small" style={{ marginBlockEnd: 16 }}>
      <Document document={newest!} onDone={onDone}>
        {can?.resubmit ? <Resubmit invoice={invoice} onDone={onDone} /> : null}
      </Document>
      {earlier.map((document) => (
        <Document key={document.id} document={document} onDone={onDone} />
      ))}
    </Flex>
  )
}

/** Rules that the draft would break, by their published names. */
function BrokenRules({ rules }: Pick<InvoiceEInvoice, 'rules'>) {
  const { t } = useTranslation()
  if (rules.length === 0) return null
  return (
    <Alert
      type="warning"
      role="status"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${E_INVOICES}.broken_rules`)}
      description={
        <List
          size="small"
          split={false}
          dataSource={rules}
          rowKey={({ group, rule }) => `${group} ${rule}`}
          renderItem={({ group, rule }) => (
            <List.Item style={{ paddingInline: 0, justifyContent: 'flex-start', gap: 8 }}>
              {t(`${E_INVOICES}.group.${group}`)}
              <Ltr>{rule}</Ltr>
            </List.Item>
          )}
        />
      }
    />
  )
}

interface DocumentProps {
  document: EInvoiceDocument
  onDone: () => void
  children?: ReactNode
}

function Document({ document, onDone, children }: DocumentProps) {
  const { t } = useTranslation()
  const { failure, messages } = document
  return (
    <Flex vertical gap="small">
      <Details
        resource={E_INVOICES}
        title={
          <Flex gap="small" wrap align="center">
            {t(`${E_INVOICES}.singular`)}
            <StateTag state={document.state} />
          </Flex>
        }
        extra={
          <Flex gap="small" wrap>
            {document.can.send ? <SendNow document={document} onDone={onDone} /> : null}
            {children}
            <Button size="small" icon={<DownloadOutlined />} href={document.xmlUrl}>
              XML
            </Button>
          </Flex>
        }
        items={factsOf(document)}
      />
      {failure ? (
        <Alert
          type="warning"
          role="status"
          showIcon
          message={t(`${E_INVOICES}.failure.${failure}`)}
        />
      ) : null}
      <MessageList messages={messages} />
    </Flex>
  )
}

const factsOf = (document: EInvoiceDocument) => [
  { name: 'counter', value: <bdi>{document.counter}</bdi> },
  { name: 'uuid', value: <Ltr>{document.uuid}</Ltr> },
  { name: 'hash', value: <Ltr>{document.hash}</Ltr> },
  { name: 'sentTimes', value: <bdi>{document.sentTimes}</bdi> },
  { name: 'acceptedAt', value: instant(document.acceptedAt) },
  { name: 'nextAt', value: document.accepted ? null : instant(document.nextAt) },
  { name: 'reportBefore', value: document.accepted ? null : instant(document.reportBefore) },
]

const instant = (value: string | null) => (value ? <InstantText value={value} /> : null)

function SendNow({ document, onDone }: { document: EInvoiceDocument; onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const run = async () => {
    const headers = { ...ifMatch(document.version), 'Idempotency-Key': newIdempotencyKey() }
    const path = `/api/e-invoices/${document.id}/send`
    await send(t(`${E_INVOICES}.sending`), () => http.post(path, {}, { headers }))
  }
  return (
    <Button
      size="small"
      icon={<SendOutlined />}
      // what failed has been told, and is shown again as it is
      onClick={() => void run().then(onDone, onDone)}
    >
      {t(`${E_INVOICES}.send`)}
    </Button>
  )
}

function Resubmit({ invoice, onDone }: { invoice: Invoiced; onDone: () => void }) {
  const { t } = useTranslation()
  const send = useSend()
  const run = async () => {
    const headers = { ...ifMatch(invoice.version), 'Idempotency-Key': newIdempotencyKey() }
    const path = `/api/invoices/${invoice.id}/e-invoice`
    await send(t(`${E_INVOICES}.resubmitted`), () => http.post(path, {}, { headers }))
    onDone()
  }
  return (
    <ConfirmAction
      size="small"
      icon={<RedoOutlined />}
      label={t(`${E_INVOICES}.resubmit`)}
      title={t(`${E_INVOICES}.resubmit_title`)}
      content={t(`${E_INVOICES}.resubmit_text`)}
      confirmLabel={t(`${E_INVOICES}.resubmit`)}
      onConfirm={run}
    />
  )
}
