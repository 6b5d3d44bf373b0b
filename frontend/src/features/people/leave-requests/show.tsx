import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DecisionActions } from '../../../kit/approvals/decision-actions'
import { DelegationButton } from '../../../kit/approvals/delegation-button'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { Days } from './days'
import { LEAVE_REQUESTS, LIST_PATH, type LeaveRequest } from './leave-request'
import { SpanText } from './span-text'

export default function LeaveRequestShow() {
  const { t } = useTranslation()
  const query = useRecord<LeaveRequest>(LEAVE_REQUESTS, useParams().id)
  return (
    <ResourceShow<LeaveRequest>
      resource={LEAVE_REQUESTS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${LEAVE_REQUESTS}.title`) }}
      titleOf={(request) => request.number}
      tags={(request) => <StatusTag status={request.status} />}
      subtitle={(request) => (
        <LocalName name={request.employeeName} nameAr={request.employeeNameAr} />
      )}
      summary={(request) => [
        {
          name: 'typeName',
          value: <LocalName name={request.typeName} nameAr={request.typeNameAr} />,
        },
        { name: 'period', value: <SpanText span={request} /> },
        { name: 'days', value: <Days value={request.days} /> },
      ]}
      actions={(request) => <DecisionActions resource={LEAVE_REQUESTS} record={request} />}
      tabs={(request) => [
        {
          key: 'request',
          label: t(`${LEAVE_REQUESTS}.singular`),
          children: <Sheet request={request} />,
        },
      ]}
    />
  )
}

function Sheet({ request }: { request: LeaveRequest }) {
  return (
    <Flex vertical gap="middle">
      {request.offersDelegation ? <DelegationOffer /> : null}
      {request.reason ? (
        <Alert type="warning" showIcon message={<bdi>{request.reason}</bdi>} />
      ) : null}
      <Details
        resource={LEAVE_REQUESTS}
        items={[
          {
            name: 'employeeName',
            value: (
              <Link to={`/hr/employees/${request.employeeId}?tab=leave`}>
                <LocalName name={request.employeeName} nameAr={request.employeeNameAr} />
              </Link>
            ),
          },
          { name: 'createdAt', value: <InstantText value={request.createdAt} /> },
          { name: 'note', value: request.note, wide: true },
        ]}
      />
      {request.approval ? <ApprovalSteps steps={request.approval.steps} /> : null}
    </Flex>
  )
}

/** Who decides on what others ask for hands that over before they go. */
function DelegationOffer() {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      message={t(`${LEAVE_REQUESTS}.delegate_title`)}
      description={t(`${LEAVE_REQUESTS}.delegate_text`)}
      action={<DelegationButton />}
    />
  )
}
