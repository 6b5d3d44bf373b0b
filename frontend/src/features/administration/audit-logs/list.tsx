import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ACTIONS, KINDS, auditLogPath, AUDIT_LOGS, type AuditLog } from './audit-log'
import { useAuditLogText } from './use-audit-log-text'
import { VerifyButton } from './verify-button'

const optionsOf = (values: string[], labelOf: (value: string) => string) =>
  values.map((value) => ({ value, label: labelOf(value) }))

function useColumns(): Column<AuditLog>[] {
  const { t } = useTranslation()
  const { actionOf, kindOf } = useAuditLogText()
  return [
    {
      key: 'at',
      sortable: true,
      filter: { kind: 'date' },
      render: (entry) => <EntryLink entry={entry} />,
    },
    {
      key: 'actor',
      field: 'actorName',
      filter: { kind: 'text' },
      render: ({ actor }) => <bdi>{actor?.name ?? t('kit.history.system')}</bdi>,
    },
    {
      key: 'action',
      filter: { kind: 'choice', options: optionsOf(ACTIONS, actionOf) },
      render: ({ action }) => actionOf(action),
    },
    {
      key: 'entityType',
      filter: { kind: 'choice', options: optionsOf(KINDS, kindOf) },
      render: ({ entityType }) => kindOf(entityType),
    },
    {
      key: 'entityLabel',
      filter: { kind: 'text' },
      render: ({ entityLabel, entityId }) => <bdi>{entityLabel ?? entityId}</bdi>,
    },
    {
      key: 'changes',
      filter: { kind: 'text' },
      render: (entry) => (entry.changes.length ? <ChangedFields entry={entry} /> : null),
    },
    ...TECHNICAL,
  ]
}

/** Where a request came from: shown when it is looked for. */
const TECHNICAL: Column<AuditLog>[] = [
  { key: 'ip', optional: true, filter: { kind: 'text' }, render: ({ ip }) => <Ltr>{ip}</Ltr> },
  {
    key: 'requestId',
    optional: true,
    filter: { kind: 'text' },
    render: ({ requestId }) => <Ltr>{requestId}</Ltr>,
  },
]

function EntryLink({ entry }: { entry: AuditLog }) {
  return (
    <Link to={auditLogPath(entry)}>
      <InstantText value={entry.at} />
    </Link>
  )
}

function ChangedFields({ entry: { changes, entityType } }: { entry: AuditLog }) {
  const { t } = useTranslation()
  const { fieldOf } = useAuditLogText()
  const names = changes.map(({ field }) => fieldOf(entityType, field))
  return <span style={{ whiteSpace: 'normal' }}>{names.join(t(`${AUDIT_LOGS}.comma`))}</span>
}

/** Who did what, newest first, for the owners of the portal. */
export default function AuditLogList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<AuditLog>
      resource={AUDIT_LOGS}
      columns={useColumns()}
      labelOf={({ action, entityLabel }) => `${action} ${entityLabel ?? ''}`}
      pathOf={auditLogPath}
      initialSorters={[{ field: 'id', order: 'desc' }]}
      actions={<VerifyButton />}
      exportable
      searchable={false}
      emptyHint={t(`${AUDIT_LOGS}.empty`)}
    />
  )
}
