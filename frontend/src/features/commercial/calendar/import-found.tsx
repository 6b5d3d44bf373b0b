import { Descriptions, Flex, Table, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { wallClockOf } from '../../../kit/inputs/wall-clock'
import { useBranding } from '../../../providers/branding'
import {
  CALENDAR_IMPORT,
  OUTCOMES,
  type CalendarImport,
  type ImportedEntry,
} from './calendar-import'

interface ImportFoundProps {
  found: CalendarImport
  isDone: boolean
}

/** How many events of a file are new, changed, there already or refused, and each of them by itself. */
export function ImportFound({ found, isDone }: ImportFoundProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${CALENDAR_IMPORT}.${name}`)
  return (
    <>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        title={<bdi>{found.fileName}</bdi>}
        items={OUTCOMES.map((key) => ({
          key,
          label: text(isDone ? `fields.${key}` : `outcome.${key}`),
          children: found[key],
        }))}
      />
      <Table<ImportedEntry>
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        rowKey="line"
        dataSource={found.entries}
        columns={[
          { key: 'line', dataIndex: 'line', title: text('line'), width: 80 },
          { key: 'event', title: text('event'), render: (_, entry) => <Named entry={entry} /> },
          {
            key: 'outcome',
            title: text('result'),
            render: (_, entry) => <Result entry={entry} isDone={isDone} />,
          },
        ]}
      />
    </>
  )
}

function Named({ entry: { title, startsAt, allDay } }: { entry: ImportedEntry }) {
  const { t } = useTranslation()
  const { timeZone } = useBranding()
  return (
    <Flex vertical>
      <bdi>{title || t(`${CALENDAR_IMPORT}.untitled`)}</bdi>
      {startsAt ? (
        <Typography.Text type="secondary">
          {allDay ? (
            <DateText value={wallClockOf(startsAt, timeZone).slice(0, 10)} />
          ) : (
            <InstantText value={startsAt} timeZone={timeZone} />
          )}
        </Typography.Text>
      ) : null}
    </Flex>
  )
}

interface ResultProps {
  entry: ImportedEntry
  isDone: boolean
}

function Result({ entry: { outcome, reason, writtenOut }, isDone }: ResultProps) {
  const { t } = useTranslation()
  const { timeZone } = useBranding()
  const text = (name: string, values = {}) => t(`${CALENDAR_IMPORT}.${name}`, values)
  return (
    <Flex vertical>
      <span>{text(isDone ? `fields.${outcome}` : `outcome.${outcome}`)}</span>
      {reason ? (
        <Typography.Text type={outcome === 'refused' ? 'danger' : 'secondary'}>
          {text(`reason.${reason}`)}
        </Typography.Text>
      ) : null}
      {writtenOut?.until ? (
        <Typography.Text type="secondary">
          {text('written_out', { count: writtenOut.events })}{' '}
          <DateText value={wallClockOf(writtenOut.until, timeZone).slice(0, 10)} />
        </Typography.Text>
      ) : null}
    </Flex>
  )
}
