import { useState } from 'react'
import { Alert, Button, Drawer, Flex, Skeleton } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../api/download'
import { ShareButton } from '../../../kit/files/share-button'
import { LoadFailed } from '../../../kit/load-failed'
import { History } from '../../../kit/show/history'
import { Tabs } from '../../../kit/tabs'
import { useFile } from '../manager/api'
import type { StoredFile } from '../manager/types'
import { DownloadList } from './download-list'
import { FileDetails } from './file-details'
import { PreviewBody } from './preview-body'
import { VersionList } from './version-list'
import { Watermark } from './watermark'

interface PreviewDrawerProps {
  id: number
  onClose: () => void
}

/** One file: a look into it, its versions, what is known about it, who has had it. */
export default function PreviewDrawer({ id, onClose }: PreviewDrawerProps) {
  const { t } = useTranslation()
  const query = useFile(id)
  const file = query.data
  return (
    <Drawer
      open
      width="min(1100px, 100vw)"
      title={<bdi>{file?.name ?? t('files.preview.title')}</bdi>}
      onClose={onClose}
      extra={
        file ? (
          <Flex gap="small">
            <ShareButton fileId={file.id} name={file.name} />
            <Button
              icon={<DownloadOutlined />}
              onClick={() => void downloadFile(file.url, file.name).catch(() => query.refetch())}
            >
              {t('files.preview.download')}
            </Button>
          </Flex>
        ) : null
      }
    >
      {query.error ? <LoadFailed error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton active title={false} /> : null}
      {file ? <Look file={file} /> : null}
    </Drawer>
  )
}

function Look({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('preview')
  const [version, setVersion] = useState<{ no: number; mime: string } | null>(null)
  const shown = version ?? { no: file.versionNo, mime: file.mime }
  const old = shown.no !== file.versionNo
  const library = file.ownerType === 'folder'
  const latest = file.supersededBy?.drawingRevision ?? file.supersededBy?.name
  const mark = old ? String(file.drawingRevision ?? file.versionNo) : latest
  const watermark = mark ? t('files.preview.superseded', { by: mark }) : null
  const tabs = [
    { key: 'preview', label: t('files.preview.tabs.preview') },
    { key: 'details', label: t('files.preview.tabs.details') },
    ...(library ? [{ key: 'versions', label: t('files.preview.tabs.versions') }] : []),
    ...(file.can.downloads ? [{ key: 'downloads', label: t('files.preview.tabs.downloads') }] : []),
    ...(library ? [{ key: 'history', label: t('files.preview.tabs.history') }] : []),
  ]
  const look = (no: number, mime: string) => {
    setVersion({ no, mime })
    setTab('preview')
  }
  return (
    <Flex vertical gap="small" style={{ blockSize: '100%' }}>
      <Tabs activeKey={tab} onChange={setTab} items={tabs} />
      {tab === 'preview' ? (
        <>
          {old ? (
            <Alert
              type="warning"
              showIcon
              message={t('files.preview.old_version', { number: shown.no })}
              action={
                <Button onClick={() => setVersion(null)}>{t('files.preview.show_latest')}</Button>
              }
            />
          ) : null}
          <Watermark text={watermark}>
            <PreviewBody
              key={shown.no}
              url={
                library
                  ? `/api/files/${file.id}/versions/${shown.no}/content`
                  : `/api/files/${file.id}/content`
              }
              mime={shown.mime}
              name={file.name}
            />
          </Watermark>
        </>
      ) : null}
      {tab === 'details' ? <FileDetails file={file} /> : null}
      {tab === 'versions' ? <VersionList file={file} onLook={look} /> : null}
      {tab === 'downloads' ? <DownloadList file={file} /> : null}
      {tab === 'history' ? (
        <History resource="files.manager" id={file.id} version={file.version} />
      ) : null}
    </Flex>
  )
}
