import { useState } from 'react'
import { Button, Card, Dropdown, Flex, Table, Tag } from 'antd'
import { EditOutlined, FilePdfOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { AbilityLink } from '../../../kit/ability-link'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { JobProgress } from '../../../kit/jobs/job-progress'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { QuoteTags } from './quote-tags'
import { REQUESTS, type Comparison, type PurchaseRequest, type Quote } from './request'

interface QuoteListProps {
  request: PurchaseRequest
  comparison: Comparison
  action: ReturnType<typeof useRecordAction>
  onEnter: (quoteId: number) => void
}

const LANGUAGES = [
  { key: 'en', label: 'English' },
  { key: 'ar', label: 'العربية' },
]

/** The vendors that were asked, one row each, with what is done about each. */
export function QuoteList({ request, comparison, action, onEnter }: QuoteListProps) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${REQUESTS}.fields.${name}`)
  const { print, job } = usePrint(request)
  return (
    <>
      {job ? (
        <Card size="small">
          <JobProgress key={job.id} job={job} />
        </Card>
      ) : null}
      <Table<Quote>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={comparison.quotes}
        columns={[
          {
            title: field('vendor'),
            render: (_, quote) => (
              <Flex gap={4} wrap align="center">
                <AbilityLink ability="vendors.view" to={`/procurement/vendors/${quote.vendorId}`}>
                  {quote.vendorName}
                </AbilityLink>
                <QuoteTags quote={quote} />
              </Flex>
            ),
          },
          {
            title: field('status'),
            render: (_, { status }) => <Tag>{t(`${REQUESTS}.quote_status.${status}`)}</Tag>,
          },
          {
            title: field('validUntilOn'),
            render: (_, quote) => <DateText value={quote.validUntilOn} />,
          },
          { title: field('leadDays'), align: 'end', dataIndex: 'leadDays' },
          {
            title: `${field('landedBase')} (${comparison.baseCurrency})`,
            align: 'end',
            render: (_, quote) =>
              quote.status === 'quoted'
                ? (quote.landedBase && (
                    <Money bare value={quote.landedBase} currency={comparison.baseCurrency} />
                  )) || <Money value={quote.net} currency={quote.currency} />
                : '—',
          },
          {
            title: '',
            render: (_, quote) =>
              request.can.quote ? (
                <Flex gap="small" wrap style={{ maxInlineSize: 260 }}>
                  <Button
                    size="small"
                    icon={<EditOutlined />}
                    aria-label={`${t(`${REQUESTS}.enter`)} ${quote.vendorName}`}
                    onClick={() => onEnter(quote.id)}
                  >
                    {t(`${REQUESTS}.enter`)}
                  </Button>
                  <Dropdown
                    trigger={['click']}
                    menu={{
                      items: LANGUAGES,
                      onClick: ({ key }) => print.mutate({ quoteId: quote.id, language: key }),
                    }}
                  >
                    <Button
                      size="small"
                      icon={<FilePdfOutlined />}
                      loading={print.isPending}
                      aria-label={`${t(`${REQUESTS}.print`)} ${quote.vendorName}`}
                    />
                  </Dropdown>
                  {quote.status === 'invited' ? (
                    <Withdraw request={request} quote={quote} action={action} />
                  ) : null}
                </Flex>
              ) : null,
          },
        ]}
      />
    </>
  )
}

/** Takes an invitation back, or notes that the vendor does not offer. */
function Withdraw({
  request,
  quote,
  action,
}: Pick<QuoteListProps, 'request' | 'action'> & { quote: Quote }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${REQUESTS}.${key}`, { vendor: quote.vendorName })
  const path = `quotes/${quote.id}`
  return (
    <>
      <ConfirmAction
        size="small"
        label={text('decline')}
        title={text('decline_title')}
        onConfirm={
          () =>
          action.run(request, { path, method: 'patch', body: { declined: true }, done: text('saved') }) // prettier-ignore
        }
      />
      <ConfirmAction
        size="small"
        danger
        label={text('withdraw')}
        title={text('withdraw_title')}
        onConfirm={() => action.run(request, { path, method: 'delete', done: text('withdrawn') })}
      />
    </>
  )
}

function usePrint(request: PurchaseRequest) {
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const print = useMutation({
    mutationFn: async (body: { quoteId: number; language: string }) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      const path = `/api/purchase-requests/${request.id}/prints`
      return (await http.post<Job>(path, body, { headers })).data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { print, job }
}
