import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ACTIONS, KINDS, logPath, LOGS, type LogEntry } from './log'
import { useLogText } from './use-log-text'
import { VerifyButton } from './verify-button'

function useColumns(): Column<LogEntry>[] {
  const { t } = useTranslation()
  const { actionOf, kindOf, fieldOf } = useLogText()
  return [
    {
      key: 'at',
      sortable: true,
      filter: { kind: 'date' },
      render: (entry) => (
        <Link to={logPath(entry)}>
          <InstantText value={entry.at} />
        </Link>
      ),
    },
    {
      key: 'actor',
      field: 'actorName',
      filter: { kind: 'text' },
      render: ({ actor }) => <bdi>{actor?.name ?? t('kit.history.system')}</bdi>,
    },
    {
      key: 'action',
      filter: {
        kind: 'choice',
        options: ACTIONS.map((value) => ({ value, label: actionOf(value) })),
      },
      render: ({ action }) => actionOf(action),
    },
    {
      key: 'entityType',
      filter: { kind: 'choice', options: KINDS.map((value) => ({ value, label: kindOf(value) })) },
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
      render: ({ changes, entityType }) =>
        changes.length === 0 ? null : (
          <span style={{ whiteSpace: 'normal' }}>
            {changes.map(({ field }) => fieldOf(entityType, field)).join(t(`${LOGS}.comma`))}
          </span>
        ),
    },
    { key: 'ip', optional: true, filter: { kind: 'text' }, render: ({ ip }) => <Ltr>{ip}</Ltr> },
    {
      key: 'requestId',
      optional: true,
      filter: { kind: 'text' },
      render: ({ requestId }) => <Ltr>{requestId}</Ltr>,
    },
  ]
}

/** Who did what, newest first, for the owners of the portal. */
export default function LogList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<LogEntry>
      resource={LOGS}
      columns={useColumns()}
      labelOf={({ action, entityLabel }) => `${action} ${entityLabel ?? ''}`}
      pathOf={logPath}
      initialSorters={[{ field: 'id', order: 'desc' }]}
      actions={<VerifyButton />}
      exportable
      searchable={false}
      emptyHint={t(`${LOGS}.empty`)}
    />
  )
}
