import { useState } from 'react'
import { Alert, Button, Drawer, Flex, Skeleton } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '../../../api/download'
import { ShareButton } from '../../../kit/files/share-button'
import { ScanNotice } from '../../../kit/files/scan-notice'
import { LoadFailed } from '../../../kit/load-failed'
import { History } from '../../../kit/show/history'
import { Tabs } from '../../../kit/tabs'
import { useFile } from '../files/api'
import type { FileVersion, StoredFile } from '../files/types'
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
      {file ? <FileView file={file} /> : null}
    </Drawer>
  )
}

interface Shown {
  no: number
  mime: string
  size: number
}

/** Which version is shown, the latest until another one is chosen. */
function useShownVersion(file: StoredFile) {
  const [chosen, setChosen] = useState<Shown | null>(null)
  const shown = chosen ?? { no: file.versionNo, mime: file.mime, size: file.size }
  return { shown, setChosen, isOld: shown.no !== file.versionNo }
}

const isOfLibrary = (file: StoredFile) => file.ownerType === 'folder'

/** Versions and history belong to the files of folders, downloads to those who may see them. */
function tabsOf(file: StoredFile): string[] {
  const library = isOfLibrary(file)
  return [
    'preview',
    'details',
    ...(library ? ['versions'] : []),
    ...(file.can.downloads ? ['downloads'] : []),
    ...(library ? ['history'] : []),
  ]
}

function FileView({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState('preview')
  const version = useShownVersion(file)
  const tabs = tabsOf(file).map((key) => ({ key, label: t(`files.preview.tabs.${key}`) }))
  const show = ({ versionNo: no, mime, size }: FileVersion) => {
    version.setChosen({ no, mime, size })
    setTab('preview')
  }
  return (
    <Flex vertical gap="small" style={{ blockSize: '100%' }}>
      {version.isOld ? null : <ScanNotice state={file.scan} />}
      <Tabs activeKey={tab} onChange={setTab} items={tabs} />
      {tab === 'preview' ? <Preview file={file} version={version} /> : null}
      {tab === 'details' ? <FileDetails file={file} /> : null}
      {tab === 'versions' ? <VersionList file={file} onLook={show} /> : null}
      {tab === 'downloads' ? <DownloadList file={file} /> : null}
      {tab === 'history' ? (
        <History resource="files.files" id={file.id} version={file.version} />
      ) : null}
    </Flex>
  )
}

interface PreviewProps {
  file: StoredFile
  version: ReturnType<typeof useShownVersion>
}

/** The version itself; an older or superseded one is marked across its face. */
function Preview({ file, version: { shown, setChosen, isOld } }: PreviewProps) {
  const { mime, size } = shown
  const { t } = useTranslation()
  const latest = file.supersededBy?.drawingRevision ?? file.supersededBy?.name
  const mark = isOld ? String(file.drawingRevision ?? file.versionNo) : latest
  const url = isOfLibrary(file)
    ? `/api/files/${file.id}/versions/${shown.no}/content`
    : `/api/files/${file.id}/content`
  return (
    <>
      {isOld ? (
        <Alert
          type="warning"
          showIcon
          message={t('files.preview.old_version', { number: shown.no })}
          action={<Button onClick={() => setChosen(null)}>{t('files.preview.show_latest')}</Button>}
        />
      ) : null}
      <Watermark text={mark ? t('files.preview.superseded', { by: mark }) : null}>
        <PreviewBody key={shown.no} {...{ url, mime, size }} name={file.name} />
      </Watermark>
    </>
  )
}
