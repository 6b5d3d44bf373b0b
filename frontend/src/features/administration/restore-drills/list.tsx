import { FileSyncOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Whole } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useLiveEvent } from '../../../providers/live'
import { JobButton } from '../backups/job-button'
import { DRILLS, drillPath, DrillState, Duration, STATES, type RestoreDrill } from './restore-drill'

function useColumns(): Column<RestoreDrill>[] {
  const { t } = useTranslation()
  const states = STATES.map((value) => ({ value, label: t(`${DRILLS}.state.${value}`) }))
  return [
    {
      key: 'startedAt',
      sortable: true,
      kept: true,
      filter: { kind: 'date' },
      render: (drill) => (
        <Link to={drillPath(drill)}>
          <InstantText value={drill.startedAt} />
        </Link>
      ),
    },
    {
      key: 'state',
      sortable: true,
      kept: true,
      filter: { kind: 'choice', options: states },
      render: ({ state }) => <DrillState state={state} />,
    },
    { key: 'folder', width: 230, render: ({ folder }) => <Ltr>{folder}</Ltr> },
    { key: 'seconds', align: 'end', render: ({ seconds }) => <Duration seconds={seconds} /> },
    { key: 'comparedRows', align: 'end', render: (drill) => <Whole value={drill.comparedRows} /> },
    { key: 'faultCount', align: 'end', render: ({ faultCount }) => <Whole value={faultCount} /> },
    {
      key: 'createdBy',
      render: ({ createdBy }) => <bdi>{createdBy?.name ?? t(`${DRILLS}.by_schedule`)}</bdi>,
    },
  ]
}

/** Trial restores of backups, the newest first, and one more now. */
export default function RestoreDrillList() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  useLiveEvent('job', () => void invalidate({ resource: DRILLS, invalidates: ['list'] }))
  return (
    <ResourceTable<RestoreDrill>
      resource={DRILLS}
      columns={useColumns()}
      labelOf={({ folder }) => folder}
      pathOf={drillPath}
      initialSorters={[{ field: 'startedAt', order: 'desc' }]}
      searchable={false}
      actions={
        <JobButton
          resource={DRILLS}
          url="/api/restore-drills"
          icon={<FileSyncOutlined />}
          label={t(`${DRILLS}.make`)}
          text={t(`${DRILLS}.make_text`)}
        />
      }
      emptyHint={t(`${DRILLS}.empty`)}
    />
  )
}
