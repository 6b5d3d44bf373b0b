import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { recently } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { TripBoard } from './trip-board'
import { TripStatus } from './trip-status'
import { TRIPS, tripPath, type TripRow } from './trip'

function useColumns(): Column<TripRow>[] {
  const { t } = useTranslation()
  const instant = (key: 'plannedStartAt' | 'plannedEndAt' | 'startedAt' | 'endedAt') => ({
    key,
    sortable: true,
    render: (row: TripRow) => <InstantText value={row[key]} />,
  })
  return [
    {
      key: 'number',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={tripPath(row)}>{row.number}</Link>,
    },
    {
      key: 'type',
      sortable: true,
      filter: { kind: 'choice', list: 'trip-types' },
      render: (row) => <ChoiceText list="trip-types" value={row.type} />,
    },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', list: 'trip-statuses' },
      render: (row) => (
        <>
          <TripStatus status={row.status} />{' '}
          {row.late ? <Tag color="red">{t(`${TRIPS}.late`)}</Tag> : null}
        </>
      ),
    },
    { key: 'vehicle', sortable: true, filter: { kind: 'text' } },
    { key: 'driver', sortable: true, filter: { kind: 'text' } },
    instant('plannedStartAt'),
    instant('plannedEndAt'),
    { ...instant('startedAt'), optional: true },
    { ...instant('endedAt'), optional: true },
  ]
}

/** What is on the road now, above the list of all trips. */
export default function TripList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<TripRow>
      resource={TRIPS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={tripPath}
      initialSorters={[{ field: 'plannedStartAt', order: 'desc' }]}
      above={<TripBoard />}
      tabs={[
        { key: 'all', label: t(`${TRIPS}.tabs.all`), params: {} },
        { key: 'open', label: t(`${TRIPS}.tabs.open`), params: { open: 'true' } },
        {
          key: 'late',
          label: t(`${TRIPS}.tabs.late`),
          params: { open: 'true', plannedEndAt_lte: recently() },
        },
      ]}
      create={{
        path: '/procurement/track-transportation/new',
        ability: 'procurement.transport',
        label: t(`${TRIPS}.create`),
      }}
      exportable
      emptyHint={t(`${TRIPS}.empty`)}
    />
  )
}
