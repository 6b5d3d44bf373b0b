import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { QuotesTab } from './quotes-tab'
import { RequestActions } from './request-actions'
import { RequestFacts, RequestLines } from './request-details'
import { REQUESTS, type PurchaseRequest } from './request'
import { MixedText } from '../../../kit/display/mixed-text'

export default function RequestShow() {
  const { t } = useTranslation()
  const seesQuotes = useAbility('purchase-orders.view-all')
  const query = useRecord<PurchaseRequest>(REQUESTS, useParams().id)
  return (
    <ResourceShow<PurchaseRequest>
      resource={REQUESTS}
      query={query}
      history={seesQuotes}
      back={{ to: '/procurement/purchase-requests', label: t(`${REQUESTS}.title`) }}
      titleOf={(request) => request.number}
      tags={(request) => <StatusTag status={request.status} />}
      subtitle={(request) => <MixedText>{request.title}</MixedText>}
      actions={(request) => <RequestActions request={request} />}
      tabs={(request) => [
        {
          key: 'details',
          label: t(`${REQUESTS}.details`),
          children: (
            <Flex vertical gap="middle">
              {request.reason ? <Alert type="warning" showIcon message={request.reason} /> : null}
              <RequestFacts request={request} />
              <RequestLines request={request} />
              {request.approval ? <ApprovalSteps steps={request.approval.steps} /> : null}
            </Flex>
          ),
        },
        ...(seesQuotes && request.rfqNumber
          ? [
              {
                key: 'quotes',
                label: t(`${REQUESTS}.quotes`),
                children: <QuotesTab request={request} />,
              },
            ]
          : []),
      ]}
    />
  )
}
