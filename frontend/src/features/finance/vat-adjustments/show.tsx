import { Alert, Flex } from 'antd'
import { CheckOutlined, CloseOutlined, StopOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { VAT_ADJUSTMENTS, type VatAdjustment } from './vat-adjustment'

const STEPS: RecordStep<keyof VatAdjustment['can']>[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
]

export default function VatAdjustmentShow() {
  const { t } = useTranslation()
  const query = useRecord<VatAdjustment>(VAT_ADJUSTMENTS, useParams().id)
  return (
    <ResourceShow<VatAdjustment>
      resource={VAT_ADJUSTMENTS}
      query={query}
      remembered={false}
      back={{ to: '/finance/vat-adjustments', label: t(`${VAT_ADJUSTMENTS}.title`) }}
      titleOf={(one) => one.number}
      tags={(one) => <StatusTag status={one.status} />}
      subtitle={(one) => t(`finance.vat_returns.box.${one.box}`)}
      summary={(one) => [
        { name: 'adjustsOn', value: <DateText value={one.adjustsOn} /> },
        { name: 'taxable', value: <Money value={one.taxable} currency={BASE_CURRENCY} /> },
        { name: 'vat', value: <Money value={one.vat} currency={BASE_CURRENCY} /> },
      ]}
      actions={(one) => (
        <RecordSteps
          resource={VAT_ADJUSTMENTS}
          record={one}
          number={one.number}
          can={one.can}
          steps={STEPS}
        />
      )}
      tabs={(one) => [
        {
          key: 'details',
          label: t(`${VAT_ADJUSTMENTS}.details_tab`),
          children: <Sheet one={one} />,
        },
      ]}
    />
  )
}

function Sheet({ one }: { one: VatAdjustment }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {one.comment ? (
        <Alert type="warning" showIcon message={<MixedText>{one.comment}</MixedText>} />
      ) : null}
      <Details
        resource={VAT_ADJUSTMENTS}
        items={[
          { name: 'kind', value: t(`${VAT_ADJUSTMENTS}.kind.${one.kind}`) },
          { name: 'writeOffId', value: <WriteOffLink id={one.writeOffId} /> },
          { name: 'approvedOn', value: <DateText value={one.approvedOn} /> },
          { name: 'createdByName', value: one.createdByName },
          { name: 'reason', value: one.reason, wide: true },
        ]}
      />
      {one.approval ? <ApprovalSteps steps={one.approval.steps} /> : null}
    </Flex>
  )
}

function WriteOffLink({ id }: { id: number | null }) {
  const { t } = useTranslation()
  if (id === null) return null
  return (
    <AbilityLink ability="write-offs.view" to={`/commercial/write-offs/${id}`}>
      {t(`${VAT_ADJUSTMENTS}.write_off`)}
    </AbilityLink>
  )
}
