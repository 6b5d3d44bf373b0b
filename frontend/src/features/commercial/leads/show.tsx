import { Alert, Flex } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { nameIn } from '../../../kit/display/name-in'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { leadPath, LEADS, nextStepOf, type Lead } from './lead'
import { MoveButton } from './move-button'
import { NextStep } from './next-step'

export default function LeadShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<Lead>(LEADS, useParams().id)
  return (
    <ResourceShow<Lead>
      resource={LEADS}
      query={query}
      back={{ to: '/commercial/leads', label: t(`${LEADS}.title`) }}
      titleOf={(lead) => `${lead.number} ${nameIn(i18n.language, lead.name, lead.nameAr)}`}
      tags={(lead) => <StatusTag status={lead.stage} />}
      subtitle={(lead) => <MixedText>{lead.companyName}</MixedText>}
      summary={summaryOf}
      actions={(lead) => <LeadActions lead={lead} />}
      tabs={(lead) => [
        { key: 'details', label: t(`${LEADS}.details`), children: <LeadDetails lead={lead} /> },
      ]}
    />
  )
}

const summaryOf = (lead: Lead) => [
  { name: 'value', value: <Money value={lead.value} currency={lead.currency} /> },
  { name: 'nextStep', value: <NextStep {...nextStepOf(lead)} /> },
  { name: 'expectedOn', value: <DateText value={lead.expectedOn} /> },
  { name: 'ownerName', value: lead.ownerName ? <bdi>{lead.ownerName}</bdi> : null },
  { name: 'stageOn', value: <DateText value={lead.stageOn} /> },
]

function LeadActions({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  const action = useRecordAction(LEADS)
  const { can } = lead
  return (
    <>
      {can.move ? <MoveButton lead={lead} onMoved={() => void action.refresh()} /> : null}
      {can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${leadPath(lead)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      {can.delete ? (
        <DeleteRecord
          resource={LEADS}
          record={lead}
          action={action}
          title={t(`${LEADS}.delete_title`, { number: lead.number })}
          content={t(`${LEADS}.delete_text`)}
          done={t(`${LEADS}.deleted`)}
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}

function LeadDetails({ lead }: { lead: Lead }) {
  const { i18n } = useTranslation()
  const other = i18n.dir() === 'rtl' ? 'name' : 'nameAr'
  return (
    <Flex vertical gap="middle">
      <StageReason lead={lead} />
      <Details
        resource={LEADS}
        items={[
          { name: other, value: lead[other] },
          { name: 'companyName', value: lead.companyName ? <Company lead={lead} /> : null },
          { name: 'contactName', value: lead.contactName },
          {
            name: 'contactPhone',
            value: lead.contactPhone ? <PhoneText value={lead.contactPhone} /> : null,
          },
          {
            name: 'contactEmail',
            value: lead.contactEmail ? <EmailText value={lead.contactEmail} /> : null,
          },
          { name: 'source', value: choice('lead-sources', lead.source) },
          { name: 'projectType', value: choice('project-types', lead.projectType) },
          { name: 'city', value: choice('cities', lead.city) },
          {
            name: 'quotationNumber',
            value: lead.quotationNumber ? <Quotation lead={lead} /> : null,
          },
          { name: 'createdAt', value: <InstantText value={lead.createdAt} /> },
          { name: 'notes', value: lead.notes, wide: true },
        ]}
      />
    </Flex>
  )
}

const choice = (list: string, value: string | null) =>
  value ? <ChoiceText list={list} value={value} /> : null

/** Why the lead is where it is, where the last move said so. */
function StageReason({ lead }: { lead: Lead }) {
  const { stage, lostReason, stageReason } = lead
  if (!lostReason && !stageReason) return null
  return (
    <Alert
      showIcon
      type={stage === 'lost' ? 'warning' : 'info'}
      message={
        lostReason ? (
          <ChoiceText list="lost-reasons" value={lostReason} />
        ) : (
          <MixedText>{stageReason}</MixedText>
        )
      }
      description={lostReason && stageReason ? <MixedText>{stageReason}</MixedText> : undefined}
    />
  )
}

function Company({ lead: { clientId, companyName } }: { lead: Lead }) {
  const name = <MixedText>{companyName}</MixedText>
  if (!clientId) return name
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${clientId}`}>
      {name}
    </AbilityLink>
  )
}

function Quotation({ lead: { quotationNumber, quotationStage } }: { lead: Lead }) {
  return (
    <Flex gap="small" wrap>
      <AbilityLink
        ability="quotations.view"
        to={`/engineering/quotations/${encodeURIComponent(quotationNumber ?? '')}`}
      >
        <Ltr>{quotationNumber}</Ltr>
      </AbilityLink>
      <StatusTag status={quotationStage} />
    </Flex>
  )
}
