import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DecisionActions } from '../../../kit/approvals/decision-actions'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { Hours } from './hours'
import { LIST_PATH, OVERTIME_REQUESTS, type OvertimeRequest } from './overtime-request'
import { projectName } from './project-name'

export default function OvertimeRequestShow() {
  const { t } = useTranslation()
  const query = useRecord<OvertimeRequest>(OVERTIME_REQUESTS, useParams().id)
  return (
    <ResourceShow<OvertimeRequest>
      resource={OVERTIME_REQUESTS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${OVERTIME_REQUESTS}.title`) }}
      titleOf={(request) => request.number}
      tags={(request) => <StatusTag status={request.status} />}
      subtitle={(request) => (
        <LocalName name={request.employeeName} nameAr={request.employeeNameAr} />
      )}
      summary={(request) => [
        { name: 'workedOn', value: <DateText value={request.workedOn} /> },
        { name: 'minutes', value: <Hours minutes={request.minutes} /> },
        {
          name: 'countedMinutes',
          value:
            request.countedMinutes === null ? null : <Hours minutes={request.countedMinutes} />,
        },
        { name: 'projectName', value: projectName(request) },
      ]}
      actions={(request) => <DecisionActions resource={OVERTIME_REQUESTS} record={request} />}
      tabs={(request) => [
        {
          key: 'request',
          label: t(`${OVERTIME_REQUESTS}.singular`),
          children: <Sheet request={request} />,
        },
      ]}
    />
  )
}

function Sheet({ request }: { request: OvertimeRequest }) {
  return (
    <Flex vertical gap="middle">
      {request.decisionReason ? (
        <Alert type="warning" showIcon message={<bdi>{request.decisionReason}</bdi>} />
      ) : null}
      <Details
        resource={OVERTIME_REQUESTS}
        items={[
          {
            name: 'employeeName',
            value: (
              <Link to={`/hr/employees/${request.employeeId}`}>
                <LocalName name={request.employeeName} nameAr={request.employeeNameAr} />
              </Link>
            ),
          },
          { name: 'createdAt', value: <InstantText value={request.createdAt} /> },
          { name: 'reason', value: request.reason, wide: true },
          ...(request.lateReason
            ? [{ name: 'lateReason', value: request.lateReason, wide: true }]
            : []),
        ]}
      />
      {request.approval ? <ApprovalSteps steps={request.approval.steps} /> : null}
    </Flex>
  )
}
