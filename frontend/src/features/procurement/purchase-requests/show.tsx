import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { QuotesTab } from './quotes-tab'
import { RequestActions } from './request-actions'
import { RequestFacts, RequestLines } from './request-details'
import { RequestFiles } from './request-files'
import { PURCHASE_REQUESTS, type PurchaseRequest } from './purchase-request'
import { MixedText } from '../../../kit/display/mixed-text'

export default function RequestShow() {
  const { t } = useTranslation()
  const seesQuotes = useAbility('purchase-orders.view-all')
  const query = useRecord<PurchaseRequest>(PURCHASE_REQUESTS, useParams().id)
  return (
    <ResourceShow<PurchaseRequest>
      resource={PURCHASE_REQUESTS}
      query={query}
      history={seesQuotes}
      back={{ to: '/procurement/purchase-requests', label: t(`${PURCHASE_REQUESTS}.title`) }}
      titleOf={(request) => request.number}
      tags={(request) => <StatusTag status={request.status} />}
      subtitle={(request) => <MixedText>{request.title}</MixedText>}
      summary={summaryOf}
      actions={(request) => <RequestActions request={request} />}
      tabs={(request) => [
        {
          key: 'details',
          label: t(`${PURCHASE_REQUESTS}.details`),
          children: <RequestSheet request={request} />,
        },
        {
          key: 'files',
          label: t('procurement.record_files.title'),
          children: <RequestFiles request={request} />,
        },
        ...(seesQuotes && request.rfqNumber
          ? [
              {
                key: 'quotes',
                label: t(`${PURCHASE_REQUESTS}.quotes`),
                children: <QuotesTab request={request} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function QuotesDue({ request }: { request: PurchaseRequest }) {
  const { quotesDueOn, quotesDueTime } = request
  return (
    <>
      <DateText value={quotesDueOn} /> {quotesDueTime ? <Ltr>{quotesDueTime}</Ltr> : null}
    </>
  )
}

const summaryOf = (request: PurchaseRequest) => [
  { name: 'requiredOn', value: <DateText value={request.requiredOn} /> },
  { name: 'quotesDueOn', value: <QuotesDue request={request} /> },
  { name: 'createdByName', value: <MixedText>{request.createdByName}</MixedText> },
]

function RequestSheet({ request }: { request: PurchaseRequest }) {
  return (
    <Flex vertical gap="middle">
      {request.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{request.reason}</MixedText>} />
      ) : null}
      <RequestFacts request={request} />
      <RequestLines request={request} />
      {request.approval ? <ApprovalSteps steps={request.approval.steps} /> : null}
    </Flex>
  )
}
