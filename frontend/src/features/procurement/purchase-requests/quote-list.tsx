import { Button, Card, Dropdown, Flex, Tag, type TableColumnType } from 'antd'
import { EditOutlined, FilePdfOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { usePrintChoices } from '../../../kit/files/pdf-prints'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { RecordFilesButton } from '../record-files/record-files-button'
import { QuoteTags } from './quote-tags'
import {
  PURCHASE_REQUESTS,
  printsPath,
  type Comparison,
  type PurchaseRequest,
  type Quote,
} from './purchase-request'

interface QuoteListProps {
  request: PurchaseRequest
  comparison: Comparison
  action: ReturnType<typeof useRecordAction>
  onEnter: (quoteId: number) => void
}

interface PrintBody {
  quoteId: number
  language: string
}

/** The invited vendors, one row each, with what can be done about each. */
export function QuoteList(props: QuoteListProps) {
  const { request, comparison } = props
  const { request: print, job } = useRequestedJob<PrintBody>(printsPath(request))
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [printsPath(request)] })
  const columns = useQuoteColumns(comparison.baseCurrency)
  return (
    <>
      {job ? (
        <Card size="small">
          <JobProgress key={job.id} job={job} onFinished={() => void refresh()} />
        </Card>
      ) : null}
      <RecordTable<Quote>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={comparison.quotes}
        columns={[
          ...columns,
          {
            title: '',
            render: (_, quote) => <QuoteActions {...props} quote={quote} print={print} />,
          },
        ]}
      />
    </>
  )
}

interface QuoteActionsProps extends Omit<QuoteListProps, 'comparison'> {
  quote: Quote
  print: PrintRequestProps['print']
}

function QuoteActions({ request, quote, action, onEnter, print }: QuoteActionsProps) {
  const { quote: mayQuote } = request.can
  return (
    <Flex gap="small" wrap style={{ maxInlineSize: 260 }}>
      {mayQuote ? <EnterQuote quote={quote} onEnter={onEnter} /> : null}
      {mayQuote ? <PrintRequest quote={quote} print={print} /> : null}
      {mayQuote && quote.status === 'invited' ? (
        <Withdraw request={request} quote={quote} action={action} />
      ) : null}
      <RecordFilesButton
        name={quote.vendorName}
        path={`/api/purchase-requests/${request.id}/quotes/${quote.id}/files`}
        write="purchase-orders.manage"
      />
    </Flex>
  )
}

function useQuoteColumns(baseCurrency: string): TableColumnType<Quote>[] {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
  return [
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
      render: (_, { status }) => <Tag>{t(`${PURCHASE_REQUESTS}.quote_status.${status}`)}</Tag>,
    },
    {
      title: field('validUntilOn'),
      render: (_, quote) => <DateText value={quote.validUntilOn} />,
    },
    { title: field('leadDays'), align: 'end', dataIndex: 'leadDays' },
    {
      title: `${field('landedBase')} (${baseCurrency})`,
      align: 'end',
      render: (_, quote) => <LandedCost quote={quote} baseCurrency={baseCurrency} />,
    },
  ]
}

/** In the firm's currency where a rate is known, else as quoted. */
function LandedCost({ quote, baseCurrency }: { quote: Quote; baseCurrency: string }) {
  if (quote.status !== 'quoted') return NONE
  if (quote.landedBase) return <Money bare value={quote.landedBase} currency={baseCurrency} />
  return <Money value={quote.net} currency={quote.currency} />
}

function EnterQuote({ quote, onEnter }: { quote: Quote; onEnter: (quoteId: number) => void }) {
  const { t } = useTranslation()
  return (
    <Button
      size="small"
      icon={<EditOutlined />}
      aria-label={`${t(`${PURCHASE_REQUESTS}.enter`)} ${quote.vendorName}`}
      onClick={() => onEnter(quote.id)}
    >
      {t(`${PURCHASE_REQUESTS}.enter`)}
    </Button>
  )
}

interface PrintRequestProps {
  quote: Quote
  print: { mutate: (body: PrintBody) => void; isPending: boolean }
}

/** The request for quotation as a PDF for one vendor: in its own language, unless another is chosen. */
function PrintRequest({ quote, print }: PrintRequestProps) {
  const { t } = useTranslation()
  const items = usePrintChoices().map(({ value, label }) => ({ key: value, label }))
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      menu={{
        items,
        selectedKeys: [quote.vendorLanguage],
        onClick: ({ key }) => print.mutate({ quoteId: quote.id, language: key }),
      }}
    >
      <Button
        size="small"
        icon={<FilePdfOutlined />}
        loading={print.isPending}
        aria-label={`${t(`${PURCHASE_REQUESTS}.print`)} ${quote.vendorName}`}
      />
    </Dropdown>
  )
}

/** Withdraws an invitation, or records that the vendor declined. */
function Withdraw({
  request,
  quote,
  action,
}: Pick<QuoteListProps, 'request' | 'action'> & { quote: Quote }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_REQUESTS}.${key}`, { vendor: quote.vendorName })
  const path = `quotes/${quote.id}`
  return (
    <>
      <ConfirmAction
        size="small"
        label={text('decline')}
        title={text('decline_title')}
        onConfirm={() =>
          action.run(request, {
            path,
            method: 'patch',
            body: { declined: true },
            done: text('saved'),
          })
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
