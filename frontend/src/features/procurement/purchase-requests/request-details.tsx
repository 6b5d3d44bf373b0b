import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { AbilityLink } from '../../../kit/ability-link'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { NeedDay } from '../materials/need-day'
import { UnitQuantity } from '../materials/unit-quantity'
import { PURCHASE_REQUESTS, type PurchaseRequest, type RequestLine } from './purchase-request'

export function RequestFacts({ request }: { request: PurchaseRequest }) {
  const { projectId, warehouseName, deliveryLocation } = request
  return (
    <Details
      resource={PURCHASE_REQUESTS}
      items={[
        {
          name: 'projectId',
          value: projectId ? (
            <AbilityLink ability="projects.view" to={`/production/projects/${projectId}`}>
              {request.projectName}
            </AbilityLink>
          ) : null,
        },
        { name: 'warehouseId', value: warehouseName },
        { name: 'deliveryLocation', value: deliveryLocation },
        { name: 'createdAt', value: <InstantText value={request.createdAt} /> },
        { name: 'rfqNumber', value: request.rfqNumber ? <Ltr>{request.rfqNumber}</Ltr> : null },
        { name: 'replyContact', value: request.replyContact },
        {
          name: 'replyEmail',
          value: request.replyEmail ? <EmailText value={request.replyEmail} /> : null,
        },
        {
          name: 'replyPhone',
          value: request.replyPhone ? <PhoneText value={request.replyPhone} /> : null,
        },
        { name: 'rfqTerms', value: request.rfqTerms, wide: true },
        { name: 'notes', value: request.notes, wide: true },
      ]}
    />
  )
}

/** The requested items; prices are shown with the quotes. */
export function RequestLines({ request }: { request: PurchaseRequest }) {
  const { t } = useTranslation()
  const field = (name: string) => t(`${PURCHASE_REQUESTS}.fields.${name}`)
  return (
    <RecordTable<RequestLine>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={request.lines}
      columns={[
        { title: '#', render: (_value, _row, index) => <Whole value={index + 1} />, width: 48 },
        { title: field('description'), render: (_, line) => <LineName line={line} /> },
        {
          title: field('quantity'),
          align: 'end',
          render: (_, line) => <UnitQuantity value={line.quantity} unit={line.unit} />,
        },
        ...(request.lines.some(({ needByOn }) => needByOn)
          ? [
              {
                title: field('needByOn'),
                render: (_: unknown, line: RequestLine) => (
                  <NeedDay needByOn={line.needByOn} need={line.need} />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

/** A line in the user's language, the other where that is missing. */
export function LineName({ line }: { line: RequestLine }) {
  return <LocalName name={line.description} nameAr={line.descriptionAr} />
}
