import { Alert, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { MixedText } from '../../../kit/display/mixed-text'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { PdfPrints } from '../../../kit/files/pdf-prints'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { VariationFiles } from './variation-files'
import { VariationActions } from './variation-actions'
import { VARIATION_ORDERS, type VariationOrder } from './variation-order'

export default function VariationShow() {
  const { t } = useTranslation()
  const query = useRecord<VariationOrder>(VARIATION_ORDERS, useParams().id)
  return (
    <ResourceShow<VariationOrder>
      resource={VARIATION_ORDERS}
      query={query}
      back={{ to: '/production/variation-orders', label: t(`${VARIATION_ORDERS}.title`) }}
      titleOf={(variation) => variation.number}
      tags={(variation) => <StatusTag status={variation.status} />}
      subtitle={(variation) => <LocalName name={variation.title} nameAr={variation.titleAr} />}
      summary={summaryOf}
      actions={(variation) => <VariationActions variation={variation} />}
      tabs={(variation) => [
        {
          key: 'details',
          label: t(`${VARIATION_ORDERS}.details_tab`),
          children: <Sheet variation={variation} />,
        },
        {
          key: 'files',
          label: t(`${VARIATION_ORDERS}.files_tab`),
          children: <VariationFiles variation={variation} />,
        },
        {
          key: 'pdf',
          label: t(`${VARIATION_ORDERS}.pdf_tab`),
          children: <Prints variation={variation} />,
        },
      ]}
    />
  )
}

const Prints = ({ variation: { id } }: { variation: VariationOrder }) => (
  <PdfPrints<Schema<'VariationFile'>>
    path={`/api/variation-orders/${id}/prints`}
    rowOf={({ id, url, originalFilename, uploadedAt, uploadedByName }) => ({
      ...{ id, url, at: uploadedAt, by: uploadedByName },
      title: <bdi dir="ltr">{originalFilename}</bdi>,
    })}
  />
)

const summaryOf = (variation: VariationOrder) => [
  {
    name: 'amount',
    value: <Money value={variation.amount} currency={variation.currency} />,
  },
  { name: 'days', value: variation.days },
  { name: 'cause', value: <ChoiceText list="variation-causes" value={variation.cause} /> },
]

/** The variation quotation that the client agreed to. */
function SourceQuotation({ variation: { quotationNumber } }: { variation: VariationOrder }) {
  const path = `/engineering/quotations/${encodeURIComponent(quotationNumber!)}`
  return (
    <AbilityLink ability="quotations.view" to={path}>
      {quotationNumber}
    </AbilityLink>
  )
}

function Sheet({ variation }: { variation: VariationOrder }) {
  return (
    <Flex vertical gap="middle">
      {variation.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{variation.reason}</MixedText>} />
      ) : null}
      <Details
        resource={VARIATION_ORDERS}
        items={[
          {
            name: 'projectId',
            value: (
              <AbilityLink
                ability="projects.view"
                to={`/production/projects/${variation.projectId}`}
              >
                {variation.projectCode} ·{' '}
                <LocalName name={variation.projectName} nameAr={variation.projectNameAr} />
              </AbilityLink>
            ),
          },
          ...(variation.quotationNumber
            ? [{ name: 'quotationId', value: <SourceQuotation variation={variation} /> }]
            : []),
          { name: 'clientReference', value: variation.clientReference },
          { name: 'approvedOn', value: <DateText value={variation.approvedOn} /> },
          { name: 'createdByName', value: variation.createdByName },
          { name: 'details', value: variation.details, wide: true },
        ]}
      />
      {variation.approval ? <ApprovalSteps steps={variation.approval.steps} /> : null}
    </Flex>
  )
}
