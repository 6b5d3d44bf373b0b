import { useTranslation } from 'react-i18next'
import { revokeShare, type Share } from '../../../api/shares'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { useRefresh } from '../../../kit/show/use-record'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { wholeNumber } from '../../../providers/dates'
import { toast } from '../../../providers/toast'

const SHARES = 'files.shares'

/** Takes a share back; the list is read again whatever came out. */
function useRevoke() {
  const { t } = useTranslation()
  const refresh = useRefresh(SHARES)
  return async (share: Share) => {
    try {
      await revokeShare(share)
      toast({ variant: 'success', title: t('files.shares.revoked') })
    } catch (error) {
      const description = messageOf(error, t('kit.try_again'))
      toast({ variant: 'destructive', title: t('kit.action_failed'), description })
      throw error
    } finally {
      await refresh()
    }
  }
}

function RevokeButton({ share }: { share: Share }) {
  const { t } = useTranslation()
  const revoke = useRevoke()
  if (!share.can.revoke) return null
  return (
    <ConfirmAction
      danger
      size="small"
      label={t('files.shares.revoke')}
      aria-label={t('files.shares.revokeOf', { name: share.name })}
      title={t('files.shares.revokeTitle')}
      content={<p>{t('files.shares.revokeText')}</p>}
      confirmLabel={t('files.shares.revoke')}
      onConfirm={() => revoke(share)}
    />
  )
}

const COLUMNS: Column<Share>[] = [
  {
    key: 'name',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <bdi>{row.name}</bdi>,
  },
  {
    key: 'recipient',
    filter: { kind: 'text' },
    render: (row) => <bdi>{row.recipient}</bdi>,
  },
  { key: 'status', render: (row) => <StatusTag status={row.status} /> },
  {
    key: 'downloads',
    render: (row) => (
      <bdi dir="ltr">
        {wholeNumber(row.downloads)} / {wholeNumber(row.maxDownloads)}
      </bdi>
    ),
  },
  {
    key: 'expiresAt',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.expiresAt} />,
  },
  {
    key: 'lastDownloadAt',
    render: (row) => <InstantText value={row.lastDownloadAt} />,
  },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <InstantText value={row.createdAt} />,
  },
  { key: 'revoke', kept: true, render: (row) => <RevokeButton share={row} /> },
]

/** The files this user has handed to people outside, and the way to take one back. */
export default function ShareList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<Share>
      resource={SHARES}
      columns={COLUMNS}
      labelOf={(row) => row.name}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      searchable={false}
      emptyHint={t('files.shares.empty')}
    />
  )
}
