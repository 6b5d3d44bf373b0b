import { Button, Flex, Tag, Tooltip, Typography } from 'antd'
import { DownloadOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { useDownload } from '../../../kit/files/use-download'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { BaseMoney } from '../ledger/base-money'
import { ENTRY_EXPORTS, STATUSES, type EntryExport } from './entry-export'
import { ExportEntries } from './export-entries'

const COLOURS: Record<EntryExport['status'], string> = {
  queued: 'gold',
  ready: 'green',
  cancelled: 'default',
}

const FACTS: Column<EntryExport>[] = [
  { ...{ key: 'entryCount', align: 'end' }, render: (row) => row.entryCount },
  { ...{ key: 'total', align: 'end' }, render: (row) => <BaseMoney value={row.total} /> },
  { key: 'createdByName', render: (row) => <bdi>{row.createdByName}</bdi> },
  {
    ...{ key: 'createdAt', sortable: true },
    render: (row) => <InstantText value={row.createdAt} />,
  },
  {
    ...{ key: 'reason', optional: true },
    render: (row) => (row.reason ? <MixedText>{row.reason}</MixedText> : null),
  },
  { ...{ key: 'files', kept: true, width: 260 }, render: (row) => <RowActions row={row} /> },
]

function useColumns(): Column<EntryExport>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({
    value,
    label: t(`${ENTRY_EXPORTS}.status.${value}`),
  }))
  return [
    { ...{ key: 'number', sortable: true }, render: (row) => <Ltr>{row.number}</Ltr> },
    {
      ...{ key: 'fromOn', sortable: true, filter: { kind: 'date' } },
      render: (row) => <DateText value={row.fromOn} />,
    },
    { ...{ key: 'toOn', sortable: true }, render: (row) => <DateText value={row.toOn} /> },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => (
        <Tag color={COLOURS[row.status]}>{t(`${ENTRY_EXPORTS}.status.${row.status}`)}</Tag>
      ),
    },
    ...FACTS,
  ]
}

/** What was handed over to books kept elsewhere; each entry once. */
export default function EntryExportList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<EntryExport>
      resource={ENTRY_EXPORTS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      searchable={false}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      actions={<ExportEntries />}
      emptyHint={t(`${ENTRY_EXPORTS}.empty`)}
    />
  )
}

function RowActions({ row }: { row: EntryExport }) {
  const { t } = useTranslation()
  const action = useRecordAction(ENTRY_EXPORTS)
  const text = (key: string) => t(`${ENTRY_EXPORTS}.action.${key}`, { number: row.number })
  return (
    <Flex gap="small" wrap>
      <FileButton row={row} format="csv" />
      <FileButton row={row} format="xlsx" />
      {row.can.cancel ? (
        <ConfirmAction
          danger
          size="small"
          icon={<StopOutlined />}
          label={text('cancel')}
          title={text('cancel_title')}
          content={text('cancel_text')}
          confirmLabel={text('cancel')}
          reason={{ label: text('reason'), required: true }}
          onConfirm={(reason) =>
            action.run(row, { path: 'cancel', body: { reason }, done: text('cancel_done') })
          }
        />
      ) : null}
      <ActionConflict action={action} />
    </Flex>
  )
}

/** The file as it was written; its hash tells that it is the same. */
function FileButton({ row, format }: { row: EntryExport; format: 'csv' | 'xlsx' }) {
  const { t } = useTranslation()
  const download = useDownload()
  const fileId = format === 'csv' ? row.csvFileId : row.xlsxFileId
  const hash = format === 'csv' ? row.csvHash : row.xlsxHash
  if (fileId === null) return null
  const title = (
    <Typography.Text style={{ color: 'inherit' }}>
      SHA-256 <Ltr>{hash}</Ltr>
    </Typography.Text>
  )
  return (
    <Tooltip title={title}>
      <Button
        size="small"
        icon={<DownloadOutlined />}
        aria-label={t(`${ENTRY_EXPORTS}.download`, { number: row.number, format })}
        onClick={() => void download(`/api/files/${fileId}/content`, `${row.number}.${format}`)}
      >
        {format.toUpperCase()}
      </Button>
    </Tooltip>
  )
}
