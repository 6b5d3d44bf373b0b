import { Flex } from 'antd'
import { SaveOutlined } from '@ant-design/icons'
import { useInvalidate } from '@refinedev/core'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Whole } from '../../../kit/display/numbers'
import { SizeText } from '../../../kit/display/size-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { LinkButton } from '../../../kit/link-button'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { useLiveEvent } from '../../../providers/live'
import { BACKUPS, backupPath, BackupState, ORIGINS, STATES, Verified, type Backup } from './backup'
import { JobButton } from './job-button'

/** Why it failed, or why its copy did. */
function reasonOf({ error, copyError, storeError }: Backup) {
  const reason = error ?? copyError ?? storeError
  return reason && <MixedText>{reason}</MixedText>
}

function useColumns(): Column<Backup>[] {
  const { t } = useTranslation()
  const states = STATES.map((value) => ({ value, label: t(`${BACKUPS}.state.${value}`) }))
  const origins = ORIGINS.map((value) => ({ value, label: t(`${BACKUPS}.origin.${value}`) }))
  return [
    {
      key: 'madeAt',
      sortable: true,
      kept: true,
      filter: { kind: 'date' },
      render: (backup) => (
        <Link to={backupPath(backup)}>
          <InstantText value={backup.madeAt} />
        </Link>
      ),
    },
    {
      key: 'state',
      sortable: true,
      kept: true,
      filter: { kind: 'choice', options: states },
      render: ({ state }) => <BackupState state={state} />,
    },
    { key: 'isSound', render: ({ isSound }) => <Verified isSound={isSound} /> },
    {
      key: 'origin',
      sortable: true,
      filter: { kind: 'choice', options: origins },
      render: ({ origin, createdBy }) =>
        createdBy ? <bdi>{createdBy.name}</bdi> : t(`${BACKUPS}.origin.${origin}`),
    },
    { key: 'bytes', align: 'end', render: ({ bytes }) => <SizeText bytes={bytes} /> },
    { key: 'files', align: 'end', render: ({ files }) => <Whole value={files} /> },
    { key: 'reason', width: 300, render: reasonOf },
  ]
}

/** The copies of the portal, the newest first, and one more now. */
export default function BackupList() {
  const { t } = useTranslation()
  const invalidate = useInvalidate()
  useLiveEvent('job', () => void invalidate({ resource: BACKUPS, invalidates: ['list'] }))
  return (
    <ResourceTable<Backup>
      resource={BACKUPS}
      columns={useColumns()}
      labelOf={({ folder }) => folder}
      pathOf={backupPath}
      initialSorters={[{ field: 'madeAt', order: 'desc' }]}
      searchable={false}
      actions={
        <Flex gap="small" align="center" wrap>
          <LinkButton to="/admin/settings?tab=backups">{t(`${BACKUPS}.schedule`)}</LinkButton>
          <JobButton
            resource={BACKUPS}
            url="/api/backups"
            icon={<SaveOutlined />}
            label={t(`${BACKUPS}.make`)}
            text={t(`${BACKUPS}.make_text`)}
          />
        </Flex>
      }
      emptyHint={t(`${BACKUPS}.empty`)}
    />
  )
}
