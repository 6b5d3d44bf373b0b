import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DecisionActions } from '../../../kit/approvals/decision-actions'
import { ClockText } from '../../../kit/display/clock-text'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import {
  ATTENDANCE_CORRECTIONS,
  LIST_PATH,
  type AttendanceCorrection,
} from './attendance-correction'

export default function AttendanceCorrectionShow() {
  const { t } = useTranslation()
  const query = useRecord<AttendanceCorrection>(ATTENDANCE_CORRECTIONS, useParams().id)
  return (
    <ResourceShow<AttendanceCorrection>
      resource={ATTENDANCE_CORRECTIONS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${ATTENDANCE_CORRECTIONS}.title`) }}
      titleOf={(correction) => correction.number}
      tags={(correction) => <StatusTag status={correction.status} />}
      subtitle={(correction) => (
        <LocalName name={correction.employeeName} nameAr={correction.employeeNameAr} />
      )}
      summary={(correction) => [
        { name: 'workedOn', value: <DateText value={correction.workedOn} /> },
        { name: 'inAt', value: <ClockText value={correction.inAt} /> },
        { name: 'outAt', value: <ClockText value={correction.outAt} /> },
      ]}
      actions={(correction) => (
        <DecisionActions resource={ATTENDANCE_CORRECTIONS} record={correction} />
      )}
      tabs={(correction) => [
        {
          key: 'correction',
          label: t(`${ATTENDANCE_CORRECTIONS}.singular`),
          children: <Sheet correction={correction} />,
        },
      ]}
    />
  )
}

function Sheet({ correction }: { correction: AttendanceCorrection }) {
  const { employeeId, workedOn, reason, approval } = correction
  return (
    <Flex vertical gap="middle">
      {reason ? <Alert type="warning" showIcon message={<bdi>{reason}</bdi>} /> : null}
      <Details
        resource={ATTENDANCE_CORRECTIONS}
        items={[
          {
            name: 'employeeName',
            value: (
              <Link
                to={`/hr/attendance-month?employee=${employeeId}&month=${workedOn.slice(0, 7)}`}
              >
                <LocalName name={correction.employeeName} nameAr={correction.employeeNameAr} />
              </Link>
            ),
          },
          { name: 'firstIn', value: <ClockText value={correction.firstIn} /> },
          { name: 'lastOut', value: <ClockText value={correction.lastOut} /> },
          { name: 'createdAt', value: <InstantText value={correction.createdAt} /> },
          { name: 'note', value: correction.note, wide: true },
        ]}
      />
      {approval ? <ApprovalSteps steps={approval.steps} /> : null}
    </Flex>
  )
}
