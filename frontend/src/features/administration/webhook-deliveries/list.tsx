import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Whole } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { DELIVERIES, deliveryPath, DeliveryState, STATES, type Delivery } from './delivery'

function useColumns(): Column<Delivery>[] {
  const { t } = useTranslation()
  const states = STATES.map((value) => ({ value, label: t(`${DELIVERIES}.state.${value}`) }))
  return [
    {
      key: 'event',
      sortable: true,
      kept: true,
      width: 240,
      filter: { kind: 'text' },
      render: (delivery) => (
        <Link to={deliveryPath(delivery)}>
          <Ltr>{delivery.event}</Ltr>
        </Link>
      ),
    },
    {
      key: 'state',
      sortable: true,
      kept: true,
      width: 130,
      filter: { kind: 'choice', options: states },
      render: ({ state }) => <DeliveryState state={state} />,
    },
    { key: 'webhookName', width: 180, render: ({ webhookName }) => <bdi>{webhookName}</bdi> },
    { key: 'reason', width: 280, render: ({ reason }) => reason },
    { key: 'statusCode', align: 'end', render: ({ statusCode }) => <Ltr>{statusCode}</Ltr> },
    { key: 'attempts', align: 'end', render: ({ attempts }) => <Whole value={attempts} /> },
    {
      key: 'createdAt',
      sortable: true,
      filter: { kind: 'date' },
      render: ({ createdAt }) => <InstantText value={createdAt} />,
    },
  ]
}

/** Messages to other programs, the newest first. */
export default function DeliveryList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Delivery>
      resource={DELIVERIES}
      columns={useColumns()}
      labelOf={({ event }) => event}
      pathOf={deliveryPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      searchable={false}
      emptyHint={t(`${DELIVERIES}.empty`)}
    />
  )
}
