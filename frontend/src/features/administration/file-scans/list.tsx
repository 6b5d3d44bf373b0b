import { SyncOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { SCAN_STATES, ScanTag } from '../../../kit/files/scan-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useLiveEvent } from '../../../providers/live'
import { JobButton } from '../backups/job-button'
import { ScanActions } from './scan-actions'
import { ScannerBanner, useScanner } from './scanner-banner'

const SCANS = 'administration.file_scans'

type Scan = Schema<'FileScan'>

function useColumns(): Column<Scan>[] {
  const { t } = useTranslation()
  const states = SCAN_STATES.map((value) => ({ value, label: t(`kit.scan.${value}`) }))
  return [
    { key: 'name', kept: true, width: 240, render: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'state',
      sortable: true,
      kept: true,
      filter: { kind: 'choice', options: states },
      render: ({ state }) => <ScanTag state={state} />,
    },
    {
      key: 'found',
      width: 200,
      render: (scan) => (scan.signature || scan.problem ? <Found scan={scan} /> : null),
    },
    { key: 'createdBy', width: 160, render: ({ createdBy }) => <bdi>{createdBy?.name}</bdi> },
    {
      key: 'createdAt',
      sortable: true,
      filter: { kind: 'date' },
      render: ({ createdAt }) => <InstantText value={createdAt} />,
    },
    {
      key: 'scannedAt',
      sortable: true,
      filter: { kind: 'date' },
      render: ({ scannedAt }) => (scannedAt ? <InstantText value={scannedAt} /> : null),
    },
    { key: 'engine', optional: true, render: ({ engine }) => <Ltr>{engine}</Ltr> },
    {
      key: 'actions',
      kept: true,
      render: (scan) => (scan.can.rescan || scan.can.remove ? <ScanActions scan={scan} /> : null),
    },
  ]
}

/** The signature that matched, why a file could not be scanned, or why its content was deleted. */
function Found({ scan: { signature, problem, reason } }: { scan: Scan }) {
  const { t } = useTranslation()
  if (!signature) return t(`${SCANS}.problem.${problem}`)
  return (
    <>
      <Ltr>{signature}</Ltr>
      {reason ? (
        <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 0 }}>
          <bdi>{reason}</bdi>
        </Typography.Paragraph>
      ) : null}
    </>
  )
}

/** Nothing to press while no scanner is set up. */
function RescanAll() {
  const { t } = useTranslation()
  const { data } = useScanner()
  if (!data?.scanner) return null
  return (
    <JobButton
      resource={SCANS}
      ability="file-scans.manage"
      url="/api/file-scans/rescan"
      icon={<SyncOutlined />}
      label={t(`${SCANS}.rescan_all`)}
      text={t(`${SCANS}.rescan_text`)}
    />
  )
}

/** What the virus scanner found in uploaded files, the newest first. */
export default function ScanList() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  useLiveEvent('job', () => void invalidate({ resource: SCANS, invalidates: ['list'] }))
  return (
    <ResourceTable<Scan>
      resource={SCANS}
      columns={useColumns()}
      labelOf={({ name }) => name}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      searchable={false}
      above={<ScannerBanner />}
      actions={<RescanAll />}
      emptyHint={t(`${SCANS}.empty`)}
    />
  )
}
