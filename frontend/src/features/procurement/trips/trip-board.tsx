import { Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useLiveEvent } from '../../../providers/live'
import { InstantText } from '../../../kit/display/date-text'
import { useFormats } from '../../../kit/display/use-formats'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { LoadFailed } from '../../../kit/load-failed'
import { TRIPS, tripPath, type TripRow } from './trip'
import styles from './trip-board.module.css'
import { MixedText } from '../../../kit/display/mixed-text'

const LANES = ['planned', 'loading', 'in_transit', 'arrived', 'unloading'] as const
const MOST = 100

/** Every open trip in the lane of its state; it moves by itself when someone moves it on. */
export function TripBoard() {
  const { t } = useTranslation()
  const path = `/api/trips?open=true&_sort=plannedEndAt&_order=asc&_start=0&_end=${MOST}`
  const query = useQuery<TripRow[]>({ queryKey: [path], staleTime: 0 })
  useLiveEvent('record', ({ resource }) => {
    if (resource === 'trips') void query.refetch()
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const trips = query.data ?? []
  return (
    <section className={styles.board} aria-label={t(`${TRIPS}.board`)} tabIndex={0}>
      {LANES.map((status) => (
        <Lane key={status} status={status} trips={trips.filter((trip) => trip.status === status)} />
      ))}
    </section>
  )
}

function Lane({ status, trips }: { status: string; trips: TripRow[] }) {
  const label = useChoiceLabel('trip-statuses')
  const formats = useFormats()
  return (
    <div className={styles.lane} data-lane>
      <h2>
        <span>{label(status)}</span>
        <span>{formats.number(String(trips.length))}</span>
      </h2>
      {trips.map((trip) => (
        <TripCard key={trip.id} trip={trip} />
      ))}
    </div>
  )
}

function TripCard({ trip }: { trip: TripRow }) {
  const { t } = useTranslation()
  return (
    <Link to={tripPath(trip)} className={styles.card} data-late={trip.late}>
      <span>
        <bdi dir="ltr">{trip.number}</bdi>{' '}
        {trip.late ? <Tag color="red">{t(`${TRIPS}.late`)}</Tag> : null}
        {trip.priority === 'urgent' ? <Tag color="orange">{t(`${TRIPS}.urgent`)}</Tag> : null}
      </span>
      <span>
        <MixedText>{trip.vehicle}</MixedText> · <MixedText>{trip.driver}</MixedText>
      </span>
      <small>
        {t(`${TRIPS}.until`)} <InstantText value={trip.plannedEndAt} />
      </small>
    </Link>
  )
}
