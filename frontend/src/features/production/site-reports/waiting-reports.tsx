import { useEffect } from 'react'
import { Button, Card, Flex, Popconfirm, Tag, Typography } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { reasonOf } from './form/entry-status'
import type { Entry } from './queue/entry'
import { discardEntry } from './queue/store'
import { useEntries, useSendQueue } from './queue/use-queue'
import { LIST_PATH, reportPath, SITE_REPORTS } from './site-report'

const COLOURS = { draft: 'default', waiting: 'gold', refused: 'red', sent: 'green' } as const

const addressOf = ({ reportId, key }: Entry) =>
  key.startsWith('report-') && reportId !== null
    ? `${reportPath({ id: reportId })}/edit`
    : `${LIST_PATH}/new?draft=${key}`

/** What this device holds and the portal does not have yet. */
export function WaitingReports() {
  const { t } = useTranslation()
  useSendQueue()
  const { entries, sendingKey } = useEntries()
  // the form has to open without a connection as well
  useEffect(() => void import('./create'), [])
  if (!entries.length) return null
  return (
    <Card
      size="small"
      title={t(`${SITE_REPORTS}.queue.title`)}
      style={{ marginBlockEnd: 16 }}
      styles={{ body: { paddingBlock: 4 } }}
    >
      {entries.map((entry) => (
        <Waiting key={entry.key} entry={entry} isSending={sendingKey === entry.key} />
      ))}
    </Card>
  )
}

function Waiting({ entry, isSending }: { entry: Entry; isSending: boolean }) {
  const { t } = useTranslation()
  const text = (key: string, more: Record<string, string> = {}) =>
    t(`${SITE_REPORTS}.queue.${key}`, more)
  const { values, state, problem, number } = entry
  const name = number ?? (values.projectLabel || text('unnamed'))
  return (
    <Flex wrap gap="small" align="center" style={{ paddingBlock: 6 }}>
      <Link to={addressOf(entry)}>
        <MixedText>{name}</MixedText>
      </Link>
      <DateText value={values.reportOn} />
      <Tag color={COLOURS[state]}>{text(isSending ? 'state.sending' : `state.${state}`)}</Tag>
      {state === 'refused' && problem ? (
        <Typography.Text type="danger">{reasonOf(problem, text)}</Typography.Text>
      ) : null}
      <Popconfirm
        title={text('discard_title')}
        description={text('discard_text')}
        okText={text('discard')}
        cancelText={t('common.cancel')}
        onConfirm={() => void discardEntry(entry.key)}
      >
        <Button
          type="text"
          size="small"
          disabled={isSending}
          icon={<DeleteOutlined />}
          aria-label={text('discard_one', { name })}
          style={{ marginInlineStart: 'auto' }}
        />
      </Popconfirm>
    </Flex>
  )
}
