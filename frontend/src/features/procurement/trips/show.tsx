import { Alert, Flex, Tag } from 'antd'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Whole } from '../../../kit/display/numbers'
import { InstantText } from '../../../kit/display/date-text'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { LinkButton } from '../../../kit/link-button'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { TripCargoTable, TripFacts, TripProof, TripRelated, TripTimes } from './trip-details'
import { TripStatus } from './trip-status'
import { TripSteps } from './trip-steps'
import { WithheldNote } from '../shared/withheld-note'
import { TRIPS, tripPath, type Trip } from './trip'
import { MixedText } from '../../../kit/display/mixed-text'

export default function TripShow() {
  const { t } = useTranslation()
  const query = useRecord<Trip>(TRIPS, useParams().id)
  return (
    <ResourceShow<Trip>
      resource={TRIPS}
      query={query}
      back={{ to: '/procurement/track-transportation', label: t(`${TRIPS}.title`) }}
      titleOf={(trip) => trip.number}
      tags={(trip) => (
        <>
          <TripStatus status={trip.status} />
          {trip.late ? <Tag color="red">{t(`${TRIPS}.late`)}</Tag> : null}
        </>
      )}
      subtitle={(trip) => (
        <>
          <ChoiceText list="trip-types" value={trip.type} /> · <MixedText>{trip.vehicle}</MixedText>{' '}
          · <MixedText>{trip.driver}</MixedText>
        </>
      )}
      summary={summaryOf}
      aside={(trip) => <TripRelated trip={trip} />}
      actions={(trip) => <TripActions trip={trip} />}
      tabs={(trip) => [
        { key: 'details', label: t(`${TRIPS}.details`), children: <TripSheet trip={trip} /> },
      ]}
    />
  )
}

/** When it leaves and arrives: as planned, and as it happened once it has. */
const summaryOf = ({ plannedStartAt, plannedEndAt, startedAt, endedAt, cargo }: Trip) => [
  startedAt
    ? { name: 'startedAt', value: <InstantText value={startedAt} /> }
    : { name: 'plannedStartAt', value: <InstantText value={plannedStartAt} /> },
  endedAt
    ? { name: 'endedAt', value: <InstantText value={endedAt} /> }
    : { name: 'plannedEndAt', value: <InstantText value={plannedEndAt} /> },
  { name: 'cargo', value: <Whole value={cargo?.length ?? 0} zeroIsNone /> },
]

function TripSheet({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="middle">
      {trip.awaitsReceipt ? (
        <Alert type="warning" showIcon message={t(`${TRIPS}.awaits_receipt`)} />
      ) : null}
      <WithheldNote reason={trip.withheld} texts="procurement.goods_receipts.withheld" />
      <TripTimes trip={trip} />
      <TripFacts trip={trip} />
      <TripCargoTable trip={trip} />
      <TripProof trip={trip} />
    </Flex>
  )
}

function TripActions({ trip }: { trip: Trip }) {
  const { t } = useTranslation()
  const action = useRecordAction(TRIPS)
  return (
    <>
      <TripSteps trip={trip} action={action} />
      {trip.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${tripPath(trip)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
