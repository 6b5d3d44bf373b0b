import { Timeline } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { FromTo } from '../../../kit/display/from-to'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { GUARANTEES, guaranteePath, type Guarantee } from './guarantee'
import { GuaranteeFiles } from './guarantee-files'
import { GuaranteeSteps } from './guarantee-steps'

export default function GuaranteeShow() {
  const { t } = useTranslation()
  const query = useRecord<Guarantee>(GUARANTEES, useParams().id)
  return (
    <ResourceShow<Guarantee>
      resource={GUARANTEES}
      query={query}
      remembered={false}
      back={{ to: '/finance/guarantees', label: t(`${GUARANTEES}.title`) }}
      titleOf={({ number, kind }) =>
        `${t(`${GUARANTEES}.kind.${kind}`)} ${number ?? t(`${GUARANTEES}.unnumbered`)}`
      }
      tags={({ status }) => <StatusTag status={status} />}
      subtitle={({ beneficiary, bank }) => `${beneficiary} · ${bank}`}
      summary={summaryOf}
      actions={(guarantee) => <GuaranteeActions guarantee={guarantee} />}
      tabs={(guarantee) => tabsOf(t, guarantee)}
    />
  )
}

const tabsOf = (t: TFunction, guarantee: Guarantee) => [
  {
    key: 'details',
    label: t(`${GUARANTEES}.details`),
    children: <GuaranteeDetails guarantee={guarantee} />,
  },
  {
    key: 'files',
    label: t(`${GUARANTEES}.files`),
    children: <GuaranteeFiles id={guarantee.id} mayAdd={guarantee.can.update} />,
  },
]

const summaryOf = ({ amount, cost, costToDate, currency, expiresOn, daysLeft }: Guarantee) => [
  { name: 'amount', value: <Money value={amount} currency={currency} /> },
  { name: 'expiresOn', value: <DateText value={expiresOn} /> },
  { name: 'daysLeft', value: daysLeft },
  { name: 'costToDate', value: <Money value={costToDate} currency={currency} /> },
  { name: 'cost', value: <Money value={cost} currency={currency} /> },
]

function GuaranteeActions({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation()
  const action = useRecordAction(GUARANTEES)
  const { can, number, beneficiary } = guarantee
  return (
    <>
      <GuaranteeSteps guarantee={guarantee} action={action} />
      {can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${guaranteePath(guarantee)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {can.delete ? (
        <DeleteRecord
          resource={GUARANTEES}
          record={guarantee}
          action={action}
          title={t(`${GUARANTEES}.delete_title`, { name: number ?? beneficiary })}
          content={t(`${GUARANTEES}.delete_text`)}
          done={t(`${GUARANTEES}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function GuaranteeDetails({ guarantee }: { guarantee: Guarantee }) {
  const { t } = useTranslation()
  const { currency, percent, commission, fee, claimed } = guarantee
  const money = (value: string | null) =>
    value === null ? null : <Money value={value} currency={currency} />
  const share = (value: string | null) =>
    value === null ? null : <Percent value={value} decimals={2} />
  return (
    <>
      <Details
        resource={GUARANTEES}
        items={[
          { name: 'direction', value: t(`${GUARANTEES}.direction.${guarantee.direction}`) },
          { name: 'beneficiary', value: <bdi>{guarantee.beneficiary}</bdi> },
          { name: 'link', value: guarantee.link ? <bdi>{guarantee.link.label}</bdi> : null },
          { name: 'issuedOn', value: <DateText value={guarantee.issuedOn} /> },
          { name: 'firstExpiresOn', value: <DateText value={guarantee.firstExpiresOn} /> },
          { name: 'percent', value: share(percent) },
          { name: 'commission', value: share(commission) },
          { name: 'fee', value: money(fee) },
          { name: 'claimed', value: money(claimed) },
          { name: 'endedOn', value: <DateText value={guarantee.endedOn} /> },
          { name: 'endReason', value: guarantee.endReason },
          { name: 'note', value: guarantee.note, wide: true },
        ]}
      />
      <Extensions guarantee={guarantee} />
    </>
  )
}

/** The ends that it had, the first one first. */
function Extensions({ guarantee: { extensions } }: { guarantee: Guarantee }) {
  if (!extensions.length) return null
  return (
    <Timeline
      style={{ marginBlockStart: 24 }}
      items={extensions.map(({ fromOn, toOn, reason, changedBy }, at) => ({
        key: at,
        children: (
          <>
            <FromTo from={<DateText value={fromOn} />} to={<DateText value={toOn} />} />
            {changedBy ? <> · {changedBy}</> : null}
            <br />
            <bdi>{reason}</bdi>
          </>
        ),
      }))}
    />
  )
}
