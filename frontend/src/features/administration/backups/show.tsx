import { Alert, Button, Flex } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Prose } from '../../../kit/display/prose'
import { SizeText } from '../../../kit/display/size-text'
import { useDownload } from '../../../kit/files/use-download'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Details } from '../../../kit/show/details'
import { useRecord } from '../../../kit/show/use-record'
import { BACKUPS, BackupState, LIST, Verified, type Backup } from './backup'

/** One backup: what is in it, where it lies, and what is wrong with it. */
export default function BackupShow() {
  const { t } = useTranslation()
  const query = useRecord<Backup>(BACKUPS, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const backup = query.data
  if (!backup) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={backup.folder || t(`${BACKUPS}.singular`)}
        back={{ to: LIST, label: t(`${BACKUPS}.title`) }}
        tags={<BackupState state={backup.state} />}
        actions={backup.can.download ? <Download backup={backup} /> : null}
      />
      <Flex vertical gap="middle">
        <Failures backup={backup} />
        <Facts backup={backup} />
      </Flex>
    </>
  )
}

/** What went wrong with it or with a copy of it. */
function Failures({ backup: { error, copyError, storeError } }: { backup: Backup }) {
  const { t } = useTranslation()
  const failures = [
    { text: 'failed', type: 'error', reason: error },
    { text: 'not_copied', type: 'warning', reason: copyError },
    { text: 'not_stored', type: 'warning', reason: storeError },
  ] as const
  return failures.map(({ text, type, reason }) =>
    reason ? (
      <Alert
        key={text}
        type={type}
        showIcon
        message={t(`${BACKUPS}.${text}`)}
        description={<Prose>{reason}</Prose>}
      />
    ) : null
  )
}

function Facts({ backup }: { backup: Backup }) {
  const { t } = useTranslation()
  const { verifiedAt, endedAt, checksum, place, copyPlace, storePlace, createdBy } = backup
  return (
    <Details
      resource={BACKUPS}
      items={[
        { name: 'madeAt', value: <InstantText value={backup.madeAt} /> },
        { name: 'endedAt', value: endedAt && <InstantText value={endedAt} /> },
        { name: 'origin', value: t(`${BACKUPS}.origin.${backup.origin}`) },
        { name: 'createdBy', value: createdBy && <bdi>{createdBy.name}</bdi> },
        { name: 'bytes', value: <SizeText bytes={backup.bytes} /> },
        { name: 'files', value: backup.files },
        { name: 'isSound', value: <Verified isSound={backup.isSound} /> },
        { name: 'verifiedAt', value: verifiedAt && <InstantText value={verifiedAt} /> },
        { name: 'place', value: place && <Ltr>{place}</Ltr>, wide: true },
        { name: 'copyPlace', value: copyPlace && <Ltr>{copyPlace}</Ltr>, wide: true },
        { name: 'storePlace', value: storePlace && <Ltr>{storePlace}</Ltr>, wide: true },
        { name: 'checksum', value: checksum && <Ltr>{checksum}</Ltr>, wide: true },
      ]}
    />
  )
}

/** Everything the firm has, in one file; for owners. */
function Download({ backup }: { backup: Backup }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Button
      icon={<DownloadOutlined />}
      onClick={() => void download(`/api/backups/${backup.id}/archive`, `${backup.folder}.tar`)}
    >
      {t(`${BACKUPS}.download`)}
    </Button>
  )
}
