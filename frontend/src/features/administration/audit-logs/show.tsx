import { Table, Typography } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Details } from '../../../kit/show/details'
import { useValueText } from '../../../kit/show/use-value-text'
import { useRecord } from '../../../kit/show/use-record'
import { AUDIT_LOGS, RESOURCE_OF_KIND, type AuditLog } from './audit-log'
import { useAuditLogText } from './use-audit-log-text'

/** One entry: who, when, from where, and every value before and after. */
export default function AuditLogShow() {
  const { t } = useTranslation()
  const { actionOf, kindOf } = useAuditLogText()
  const query = useRecord<AuditLog>(AUDIT_LOGS, useParams().id)
  if (query.error) {
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  }
  const entry = query.data
  if (!entry) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={`${actionOf(entry.action)}: ${entry.entityLabel ?? kindOf(entry.entityType)}`}
        back={{ to: '/admin/logs', label: t(`${AUDIT_LOGS}.title`) }}
      />
      <Details
        resource={AUDIT_LOGS}
        items={[
          { name: 'at', value: <InstantText value={entry.at} /> },
          { name: 'actor', value: <bdi>{entry.actor?.name ?? t('kit.history.system')}</bdi> },
          { name: 'entityType', value: kindOf(entry.entityType) },
          { name: 'entityId', value: <Ltr>{entry.entityId}</Ltr> },
          { name: 'ip', value: entry.ip && <Ltr>{entry.ip}</Ltr> },
          { name: 'agent', value: entry.agent && <Ltr>{entry.agent}</Ltr> },
          {
            name: 'requestId',
            value: entry.requestId && (
              <Typography.Text code copyable dir="ltr">
                {entry.requestId}
              </Typography.Text>
            ),
          },
        ]}
      />
      <h2 style={{ fontSize: 17, marginBlock: 16 }}>{t(`${AUDIT_LOGS}.fields.changes`)}</h2>
      <ChangesTable entry={entry} />
    </>
  )
}

type Change = AuditLog['changes'][number]

function ChangesTable({ entry }: { entry: AuditLog }) {
  const { t } = useTranslation()
  const { fieldOf, linesOf } = useValueText(RESOURCE_OF_KIND[entry.entityType] ?? AUDIT_LOGS)
  const { changes } = entry
  if (changes.length === 0) return <Empty title={t(`${AUDIT_LOGS}.no_changes`)} />
  return (
    <Table<Change>
      size="small"
      rowKey="field"
      pagination={false}
      tableLayout="fixed"
      dataSource={changes}
      columns={[
        {
          title: t(`${AUDIT_LOGS}.field`),
          width: '22%',
          render: (_, { field }) => <bdi>{fieldOf(field)}</bdi>,
        },
        {
          title: t(`${AUDIT_LOGS}.before`),
          render: (_, { field, before }) => <Value lines={linesOf(field, before, entry)} was />,
        },
        {
          title: t(`${AUDIT_LOGS}.after`),
          render: (_, { field, after }) => <Value lines={linesOf(field, after, entry)} />,
        },
      ]}
    />
  )
}

/** A value in words; the members of a list on lines of their own. */
function Value({ lines, was = false }: { lines: string[]; was?: boolean }) {
  return (
    <Typography.Text
      type={was ? 'secondary' : undefined}
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      <bdi>{lines.join('\n')}</bdi>
    </Typography.Text>
  )
}
