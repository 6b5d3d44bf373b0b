import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { invoicePath } from '../invoices/invoice'
import { WRITE_OFFS, type WriteOff } from './write-off'
import { WriteOffActions } from './write-off-actions'

export default function WriteOffShow() {
  const { t } = useTranslation()
  const query = useRecord<WriteOff>(WRITE_OFFS, useParams().id)
  return (
    <ResourceShow<WriteOff>
      resource={WRITE_OFFS}
      query={query}
      remembered={false}
      back={{ to: '/commercial/write-offs', label: t(`${WRITE_OFFS}.title`) }}
      titleOf={(one) => one.number}
      tags={(one) => <StatusTag status={one.status} />}
      subtitle={(one) => <MixedText>{one.clientName}</MixedText>}
      summary={(one) => [
        { name: 'amount', value: <Money value={one.amount} currency={one.currency} /> },
        { name: 'writtenOffOn', value: <DateText value={one.writtenOffOn} /> },
      ]}
      actions={(one) => <WriteOffActions writeOff={one} />}
      tabs={(one) => [
        { key: 'details', label: t(`${WRITE_OFFS}.tab.details`), children: <Sheet one={one} /> },
      ]}
    />
  )
}

function Sheet({ one }: { one: WriteOff }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {one.comment ? (
        <Alert type="warning" showIcon message={<MixedText>{one.comment}</MixedText>} />
      ) : null}
      <Details
        resource={WRITE_OFFS}
        items={[
          {
            name: 'invoiceNumber',
            value: (
              <AbilityLink ability="invoices.view" to={invoicePath({ id: one.invoiceId })}>
                <Ltr>{one.invoiceNumber}</Ltr>
              </AbilityLink>
            ),
          },
          ...(one.reversedOn
            ? [{ name: 'reversedOn', value: <DateText value={one.reversedOn} /> }]
            : []),
          { name: 'createdByName', value: one.createdByName },
          { name: 'reason', value: <MixedText>{one.reason}</MixedText>, wide: true },
        ]}
      />
      <Alert type="info" showIcon message={t(`${WRITE_OFFS}.vat_note`)} />
      {one.approval ? <ApprovalSteps steps={one.approval.steps} /> : null}
    </Flex>
  )
}
