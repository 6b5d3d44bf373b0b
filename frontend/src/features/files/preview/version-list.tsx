import { Button, Flex, List, Skeleton, Tag } from 'antd'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ItemMeta } from '../../../kit/display/item-meta'
import { InstantText } from '../../../kit/display/date-text'
import { FileDrop } from '../../../kit/files/file-drop'
import { LoadFailed } from '../../../kit/load-failed'
import { useRefreshFiles, useVersions } from '../manager/api'
import { LIBRARY_TYPES } from '../manager/kinds'
import { SizeText } from '../manager/size-text'
import { itemOf, type StoredFile } from '../manager/types'
import { useChanges } from '../manager/use-changes'

interface VersionListProps {
  file: StoredFile
  onLook: (versionNo: number, mime: string) => void
}

/** A file's versions: look at one, compare it with the present one, bring it back, add another. */
export function VersionList({ file, onLook }: VersionListProps) {
  const { t } = useTranslation()
  const query = useVersions(file)
  const changes = useChanges()
  const refresh = useRefreshFiles()
  const navigate = useNavigate()
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
        renderItem={(version) => (
          <List.Item
            actions={[
              <Button key="look" onClick={() => onLook(version.versionNo, version.mime)}>
                {t('files.preview.look')}
              </Button>,
              ...(version.current ||
              version.mime !== 'application/pdf' ||
              file.mime !== version.mime
                ? []
                : [
                    <Button
                      key="compare"
                      onClick={() =>
                        void navigate(
                          `/files/compare?a=${file.id}.${version.versionNo}&b=${file.id}.${file.versionNo}`
                        )
                      }
                    >
                      {t('files.preview.compare')}
                    </Button>,
                  ]),
              ...(version.current || !file.can.addVersion
                ? []
                : [
                    <Button
                      key="restore"
                      onClick={() =>
                        void changes
                          .restoreVersion(itemOf.file(file), version.versionNo)
                          .catch(() => undefined)
                      }
                    >
                      {t('files.manager.restore')}
                    </Button>,
                  ]),
            ]}
          >
            <ItemMeta
              title={
                <>
                  {t('files.manager.version', { number: version.versionNo })}{' '}
                  {version.current ? <Tag color="success">{t('files.preview.current')}</Tag> : null}
                  {version.drawingRevision ? (
                    <Tag>{t('files.preview.revision', { revision: version.drawingRevision })}</Tag>
                  ) : null}
                </>
              }
              description={
                <>
                  <bdi>{version.createdByName}</bdi> · <InstantText value={version.createdAt} /> ·{' '}
                  <SizeText bytes={version.size} />
                  {version.note ? (
                    <div>
                      <bdi>{version.note}</bdi>
                    </div>
                  ) : null}
                </>
              }
            />
          </List.Item>
        )}
      />
    </Flex>
  )
}
