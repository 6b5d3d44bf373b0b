import { Alert } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { quotationPath, QUOTATIONS, type QuotationDetail } from './quotation'

const choice = (list: string, value: string | string[] | null) =>
  value && value.length > 0 ? <ChoiceText list={list} value={value} /> : null

function ClientLink({ quotation: q }: { quotation: QuotationDetail }) {
  if (!q.clientId) return <MixedText>{q.clientName}</MixedText>
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${q.clientId}`}>
      {q.clientName}
    </AbilityLink>
  )
}

const projectItems = (q: QuotationDetail) => [
  ...(q.variationOf ? [{ name: 'variationOf', value: <JobLink job={q.variationOf} /> }] : []),
  { name: 'projectName', value: <span dir="auto">{q.projectName}</span> },
  { name: 'projectNameAr', value: q.projectNameAr },
  { name: 'bdmInitials', value: q.bdmInitials },
  {
    name: 'clientId',
    value: <ClientLink quotation={q} />,
  },
  { name: 'endUser', value: q.endUser },
]

/** The quotation of the job that a variation changes. */
const JobLink = ({ job }: { job: NonNullable<QuotationDetail['variationOf']> }) => (
  <Link to={quotationPath(job)}>
    <bdi dir="ltr">{job.number}</bdi>
  </Link>
)

const requestItems = (q: QuotationDetail) => [
  { name: 'requestedBy', value: q.requestedBy },
  { name: 'clientReference', value: q.clientReference },
  { name: 'requesterType', value: choice('requester-types', q.requesterType) },
  { name: 'clientType', value: choice('client-types', q.clientType) },
  {
    name: 'contractorPreference',
    value: choice('contractor-preferences', q.contractorPreference),
  },
  {
    name: 'vendorListNomination',
    value: choice('vendor-list-nominations', q.vendorListNomination),
  },
  { name: 'historicalSuccess', value: choice('historical-success', q.historicalSuccess) },
  { name: 'projectType', value: choice('project-types', q.projectType) },
  { name: 'areaSqm', value: q.areaSqm ? <Quantity value={q.areaSqm} /> : null },
  { name: 'city', value: choice('cities', q.city) },
  { name: 'location', value: q.location },
]

const datesAndOutcome = (q: QuotationDetail) => [
  { name: 'quotedOn', value: <DateText value={q.quotedOn} /> },
  {
    name: 'validUntilOn',
    value: <DateText value={q.validUntilOn} />,
  },
  {
    name: 'followUpOn',
    value: <DateText value={q.followUpOn} />,
  },
  { name: 'lostReason', value: choice('lost-reasons', q.lostReason) },
  { name: 'competitor', value: q.competitor },
  { name: 'outcomeNote', value: q.outcomeNote, wide: true },
  { name: 'currency', value: q.currency },
  {
    name: 'project',
    value: q.project ? (
      <AbilityLink ability="projects.view" to={`/production/projects/${q.project.id}`}>
        {q.project.code}
      </AbilityLink>
    ) : null,
  },
  { name: 'productTypes', value: choice('product-types', q.productTypes), wide: true },
  { name: 'notes', value: q.notes, wide: true },
]

/** All facts of a quotation, with the reason when it was rejected. */
export function QuotationDetails({ quotation: q }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  return (
    <>
      {q.rejectionReason ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${QUOTATIONS}.action.reason`)}
          description={<MixedText>{q.rejectionReason}</MixedText>}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <Details
        resource={QUOTATIONS}
        items={[...projectItems(q), ...requestItems(q), ...datesAndOutcome(q)]}
      />
    </>
  )
}
