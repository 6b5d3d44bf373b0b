import { Button, Flex, List, Skeleton, Tag } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { InstantText } from '../../../kit/display/date-text'
import { FileDrop } from '../../../kit/files/file-drop'
import { LoadFailed } from '../../../kit/load-failed'
import { useRefreshFiles, useVersions } from '../files/api'
import { LIBRARY_TYPES } from '../files/kinds'
import { SizeText } from '../../../kit/display/size-text'
import { itemOf, type FileVersion, type StoredFile } from '../files/types'
import { useChanges } from '../files/use-changes'

interface VersionListProps {
  file: StoredFile
  onLook: (version: FileVersion) => void
}

/** A file's versions: look at one, compare it with the present one, bring it back, add another. */
export function VersionList({ file, onLook }: VersionListProps) {
  const query = useVersions(file)
  const refresh = useRefreshFiles()
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton active title={false} />
  return (
    <Flex vertical gap="middle">
      {file.can.addVersion ? (
        <FileDrop
          url={`/api/files/${file.id}/versions`}
          extra={{ version: String(file.version) }}
          accept={LIBRARY_TYPES}
          multiple={false}
          onUploaded={() => void refresh()}
        />
      ) : null}
      <List
        dataSource={query.data}
        rowKey="versionNo"
        renderItem={(version) => <VersionRow file={file} version={version} onLook={onLook} />}
      />
    </Flex>
  )
}

interface VersionRowProps extends VersionListProps {
  version: FileVersion
}

function VersionRow({ file, version, onLook }: VersionRowProps) {
  const { t } = useTranslation()
  const actions = useVersionActions(file, version)
  return (
    <List.Item
      actions={[
        <Button key="look" onClick={() => onLook(version)}>
          {t('files.preview.look')}
        </Button>,
        ...actions.map(({ key, label, run }) => (
          <Button key={key} onClick={run}>
            {label}
          </Button>
        )),
      ]}
    >
      <ItemMeta
        title={<VersionTitle version={version} />}
        description={<VersionFacts version={version} />}
      />
    </List.Item>
  )
}

/** What can be done with an older version: compared when both are PDFs, and brought back. */
function useVersionActions(file: StoredFile, version: FileVersion) {
  const { t } = useTranslation()
  const changes = useChanges()
  const navigate = useNavigate()
  if (version.current) return []
  const { versionNo } = version
  const isPdf = [version.mime, file.mime].every((mime) => mime === 'application/pdf')
  const compare = () =>
    void navigate(`/files/compare?a=${file.id}.${versionNo}&b=${file.id}.${file.versionNo}`)
  const restore = () =>
    void changes.restoreVersion(itemOf.file(file), versionNo).catch(() => undefined)
  return [
    ...(isPdf ? [{ key: 'compare', label: t('files.preview.compare'), run: compare }] : []),
    ...(file.can.addVersion
      ? [{ key: 'restore', label: t('files.files.restore'), run: restore }]
      : []),
  ]
}

function VersionTitle({ version }: { version: FileVersion }) {
  const { t } = useTranslation()
  return (
    <>
      {t('files.files.version', { number: version.versionNo })}{' '}
      {version.current ? <Tag color="success">{t('files.preview.current')}</Tag> : null}
      {version.drawingRevision ? (
        <Tag>{t('files.preview.revision', { revision: version.drawingRevision })}</Tag>
      ) : null}
    </>
  )
}

function VersionFacts({ version }: { version: FileVersion }) {
  return (
    <>
      <bdi>{version.createdByName}</bdi> · <InstantText value={version.createdAt} /> ·{' '}
      <SizeText bytes={version.size} />
      {version.note ? (
        <div>
          <bdi>{version.note}</bdi>
        </div>
      ) : null}
    </>
  )
}
