import { Card, Flex, Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { RelatedRecords } from '../../../kit/show/side-card'
import { AbilityLink } from '../../../kit/ability-link'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr, PhoneText } from '../../../kit/display/ltr'
import { Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { SignatureView } from '../../../kit/inputs/signature-pad'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { Details } from '../../../kit/show/details'
import { UnitQuantity } from '../materials/unit-quantity'
import { TRIPS, type Trip, type TripCargo } from './trip'
import styles from './trip-times.module.css'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'

/** What happened when, from the plan to the end. */
export function TripTimes({ trip }: { trip: Trip }) {
  const label = useChoiceLabel('trip-statuses')
  const events = trip.events
  return (
    <Card size="small">
      <Steps
        className={styles.times}
        size="small"
        responsive
        current={events.length - 1}
        status={trip.status === 'failed' || trip.status === 'cancelled' ? 'error' : undefined}
        items={events.map((event) => ({
          title: label(event.status),
          description: (
            <>
              <InstantText value={event.happenedAt} />
              <div>
                <MixedText>{event.note ?? event.createdByName}</MixedText>
              </div>
            </>
          ),
        }))}
      />
    </Card>
  )
}

export function TripFacts({ trip }: { trip: Trip }) {
  const stops = trip.stops.map(({ place }) => place).join(' · ')
  return (
    <Details
      resource={TRIPS}
      items={[
        {
          name: 'plannedStartAt',
          value: trip.startedAt ? <InstantText value={trip.plannedStartAt} /> : null,
        },
        {
          name: 'plannedEndAt',
          value: trip.endedAt ? <InstantText value={trip.plannedEndAt} /> : null,
        },
        { name: 'carrier', value: <ChoiceText list="trip-carriers" value={trip.carrier} /> },
        {
          name: 'driverPhone',
          value: trip.driverPhone ? <PhoneText value={trip.driverPhone} /> : null,
        },
        { name: 'waybillNo', value: trip.waybillNo ? <Ltr>{trip.waybillNo}</Ltr> : null },
        { name: 'reason', value: trip.reason },
        { name: 'stops', value: stops, wide: true },
        { name: 'note', value: trip.note, wide: true },
      ]}
    />
  )
}

/** The order, movement, project and warehouse that a trip serves. */
export function TripRelated({ trip }: { trip: Trip }) {
  return (
    <RelatedRecords
      resource={TRIPS}
      items={[
        { name: 'purchaseOrderId', value: trip.purchaseOrderId ? <OrderLink trip={trip} /> : null },
        {
          name: 'movementId',
          value: trip.movementId ? (
            <AbilityLink
              ability="procurement.inventory"
              to={`/procurement/movements/${trip.movementId}`}
            >
              {trip.movementNumber}
            </AbilityLink>
          ) : null,
        },
        { name: 'projectId', value: trip.projectName },
        { name: 'warehouseId', value: trip.warehouseName },
      ]}
    />
  )
}

function OrderLink({ trip }: { trip: Trip }) {
  return (
    <AbilityLink
      ability="purchase-orders.view"
      to={`/procurement/purchase-orders/${trip.purchaseOrderId}`}
    >
      {trip.orderNumber}
    </AbilityLink>
  )
}

export function TripCargoTable({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${TRIPS}.fields.${name}`)
  if (!trip.cargo?.length) return null
  return (
    <RecordTable<TripCargo>
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={trip.cargo}
      columns={[
        {
          title: title('description'),
          render: (_, row) => <LocalName name={row.description} nameAr={row.descriptionAr} />,
        },
        {
          title: title('quantity'),
          align: 'end',
          render: (_, row) => <UnitQuantity value={row.quantity} unit={row.unit} />,
        },
        {
          title: title('delivered'),
          align: 'end',
          render: (_, row) => <Quantity value={row.delivered} />,
        },
        {
          title: title('rejected'),
          align: 'end',
          render: (_, row) => <Quantity value={row.rejected} />,
        },
        {
          title: title('rejectionReason'),
          render: (_, row) => <MixedText>{row.rejectionReason}</MixedText>,
        },
      ]}
    />
  )
}

/** Who took the goods over, when, with signature and picture. */
export function TripProof({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  if (!trip.podAt) return null
  return (
    <Card size="small" title={t(`${TRIPS}.proof`)}>
      <Flex gap="large" wrap align="center">
        <div>
          <strong>
            <MixedText>{trip.podName}</MixedText>
          </strong>
          <div>
            <InstantText value={trip.podAt} />
          </div>
        </div>
        {trip.podSignature ? <SignatureView path={trip.podSignature} /> : null}
        {trip.podPhotoUrl ? (
          <a href={`${trip.podPhotoUrl}?inline=1`} target="_blank" rel="noreferrer">
            <img
              src={`${trip.podPhotoUrl}?inline=1`}
              alt={t(`${TRIPS}.photo`)}
              style={{ maxBlockSize: 160, maxInlineSize: '100%', borderRadius: 8 }}
            />
          </a>
        ) : null}
      </Flex>
    </Card>
  )
}
