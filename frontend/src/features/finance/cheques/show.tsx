import { Flex, Timeline } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { DocumentLink } from '../ledger/document-link'
import { CHEQUES, chequePath, PATH, type Cheque } from './cheque'
import { ChequeSteps } from './cheque-steps'
import { DueDate } from './due-date'

export default function ChequeShow() {
  const { t } = useTranslation()
  const query = useRecord<Cheque>(CHEQUES, useParams().id)
  return (
    <ResourceShow<Cheque>
      resource={CHEQUES}
      query={query}
      back={{ to: PATH, label: t(`${CHEQUES}.title`) }}
      titleOf={({ chequeNumber }) => t(`${CHEQUES}.named`, { number: chequeNumber })}
      subtitle={({ partyName, bankName }) => `${partyName} · ${bankName}`}
      tags={({ status }) => <StatusTag status={status} />}
      summary={(cheque) => [
        { name: 'amount', value: <Money value={cheque.amount} currency={cheque.currency} /> },
        { name: 'chequeOn', value: <DueDate cheque={cheque} /> },
        { name: 'handedOn', value: <DateText value={cheque.handedOn} /> },
      ]}
      actions={(cheque) => <ChequeSteps cheque={cheque} />}
      tabs={(cheque) => [
        {
          key: 'details',
          label: t(`${CHEQUES}.details`),
          children: (
            <Flex vertical gap="middle">
              <Facts cheque={cheque} />
              <Steps cheque={cheque} />
            </Flex>
          ),
        },
      ]}
    />
  )
}

function Facts({ cheque }: { cheque: Cheque }) {
  const { t } = useTranslation()
  const { replacedById } = cheque
  return (
    <Details
      resource={CHEQUES}
      items={[
        { name: 'number', value: <Ltr>{cheque.number}</Ltr> },
        { name: 'direction', value: t(`${CHEQUES}.direction.${cheque.direction}`) },
        { name: 'partyName', value: <MixedText>{cheque.partyName}</MixedText> },
        { name: 'bankName', value: <MixedText>{cheque.bankName}</MixedText> },
        { name: 'bankAccount', value: cheque.bankAccount?.label },
        { name: 'documentNumber', value: <DocumentLink row={cheque} /> },
        { name: 'reason', value: cheque.reason, wide: true },
        {
          name: 'replacedById',
          value: replacedById && (
            <AbilityLink ability="cheques.view" to={chequePath({ id: replacedById })}>
              {t(`${CHEQUES}.replacement`)}
            </AbilityLink>
          ),
        },
      ]}
    />
  )
}

/** What happened to it, the first step first. */
function Steps({ cheque: { steps } }: { cheque: Cheque }) {
  const { t } = useTranslation()
  return (
    <Timeline
      items={steps.map(({ action, takenOn, reason, takenBy }, at) => ({
        key: at,
        children: (
          <>
            {t(`${CHEQUES}.step.${action}`)} · <DateText value={takenOn} />
            {takenBy ? (
              <>
                {' '}
                · <bdi>{takenBy}</bdi>
              </>
            ) : null}
            {reason ? (
              <>
                <br />
                <bdi>{reason}</bdi>
              </>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
