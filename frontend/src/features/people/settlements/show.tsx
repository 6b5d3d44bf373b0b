import { Alert, Flex } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { PdfPrints } from '../../../kit/files/pdf-prints'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { Computation } from './computation'
import { LIST_PATH, SETTLEMENTS, type Settlement } from './settlement'
import { SettlementActions } from './settlement-actions'

export default function SettlementShow() {
  const { t } = useTranslation()
  const query = useRecord<Settlement>(SETTLEMENTS, useParams().id)
  return (
    <ResourceShow<Settlement>
      resource={SETTLEMENTS}
      query={query}
      remembered={false}
      back={{ to: LIST_PATH, label: t(`${SETTLEMENTS}.title`) }}
      titleOf={(settlement) => settlement.number}
      tags={(settlement) => <StatusTag status={settlement.status} />}
      subtitle={(settlement) => (
        <LocalName name={settlement.employeeName} nameAr={settlement.employeeNameAr} />
      )}
      summary={summaryOf}
      actions={(settlement) => <SettlementActions settlement={settlement} />}
      tabs={(settlement) => [
        {
          key: 'settlement',
          label: t(`${SETTLEMENTS}.singular`),
          children: <Sheet settlement={settlement} />,
        },
        {
          key: 'pdf',
          label: t(`${SETTLEMENTS}.pdf_tab`),
          children: <Prints settlement={settlement} />,
        },
      ]}
    />
  )
}

const summaryOf = ({ net, currency, figures, lastDayOn }: Settlement) => [
  { name: 'net', value: <Money value={net} currency={currency} /> },
  { name: 'award', value: <Money value={figures.award.amount} currency={currency} /> },
  { name: 'lastDayOn', value: <DateText value={lastDayOn} /> },
]

function Sheet({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const { reason, changedSince } = settlement
  return (
    <Flex vertical gap="middle">
      {reason ? <Alert type="warning" showIcon message={<bdi>{reason}</bdi>} /> : null}
      {changedSince.length ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${SETTLEMENTS}.changed_since`)}
          description={changedSince.map((name) => t(`${SETTLEMENTS}.changes.${name}`)).join(' · ')}
        />
      ) : null}
      <Facts settlement={settlement} />
      <Computation settlement={settlement} />
      {settlement.approval ? <ApprovalSteps steps={settlement.approval.steps} /> : null}
    </Flex>
  )
}

function Facts({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const { figures, employeeId, employeeName, employeeNameAr } = settlement
  const { years, days, suspendedDays } = figures.service
  const inYears = t(`${SETTLEMENTS}.years`, { count: years })
  const inDays = (count: number) => t(`${SETTLEMENTS}.days`, { count })
  return (
    <Details
      resource={SETTLEMENTS}
      items={[
        {
          name: 'employeeId',
          value: (
            <Link to={`/hr/employees/${employeeId}`}>
              <LocalName name={employeeName} nameAr={employeeNameAr} />
            </Link>
          ),
        },
        {
          name: 'serviceEnd',
          value: <ChoiceText list="service-ends" value={settlement.serviceEnd} />,
        },
        { name: 'joinOn', value: <DateText value={figures.joinOn} /> },
        {
          name: 'service',
          value: years ? `${inYears} ${days ? inDays(days) : ''}`.trim() : inDays(days),
        },
        { name: 'suspendedDays', value: suspendedDays ? inDays(suspendedDays) : null },
        { name: 'resignedOn', value: <DateText value={settlement.resignedOn} /> },
        { name: 'eventOn', value: <DateText value={settlement.eventOn} /> },
        { name: 'approvedOn', value: <DateText value={settlement.approvedOn} /> },
        { name: 'paidOn', value: <DateText value={settlement.paidOn} /> },
        { name: 'paymentReference', value: settlement.paymentReference },
        { name: 'createdByName', value: settlement.createdByName },
        { name: 'note', value: settlement.note, wide: true },
      ]}
    />
  )
}

const Prints = ({ settlement: { id } }: { settlement: Settlement }) => (
  <PdfPrints<Schema<'SettlementFile'>>
    path={`/api/settlements/${id}/prints`}
    rowOf={({ id: fileId, url, originalFilename, uploadedAt, uploadedByName }) => ({
      ...{ id: fileId, url, at: uploadedAt, by: uploadedByName },
      title: <bdi dir="ltr">{originalFilename}</bdi>,
    })}
  />
)
