import { lazy, Suspense } from 'react'
import { Button, Skeleton } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { useSizeText } from '../../../kit/display/size-text'
import { useDownload } from '../../../kit/files/use-download'
import { LoadFailed } from '../../../kit/load-failed'
import { lookOf } from '../files/kinds'
import { DwgView } from './dwg-view'
import { PictureView } from './picture-view'
import { TextView } from './text-view'
import { useBytes } from './use-bytes'

const PdfView = lazy(() => import('./pdf-view').then(({ PdfView: view }) => ({ default: view })))
const DxfView = lazy(() =>
  import('./dxf/dxf-view').then(({ DxfView: view }) => ({ default: view }))
)

interface PreviewBodyProps {
  /** Address of one version: it always means the same content. */
  url: string
  mime: string
  name: string
  /** Bytes. */
  size: number
}

const MB = 1024 * 1024
/** A drawing is read as text and takes many times its size; beyond this it opens in a CAD application. */
const MOST_DXF = 50 * MB

/** A look into a file by what it is; nothing of it is run, and nothing outside of it is loaded. */
export function PreviewBody({ url, mime, name, size }: PreviewBodyProps) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const look = lookOf(mime)
  const download = <Download url={url} name={name} />
  if (look === 'none')
    return (
      <Empty
        title={t('files.preview.none')}
        hint={t('files.preview.none_hint')}
        action={download}
      />
    )
  if (look === 'dxf' && size > MOST_DXF)
    return (
      <Empty
        title={t('files.preview.too_large')}
        hint={t('files.preview.too_large_hint', { size: sizeText(MOST_DXF) })}
        action={download}
      />
    )
  return <Loaded url={url} mime={mime} name={name} />
}

function Loaded({ url, mime, name }: Omit<PreviewBodyProps, 'size'>) {
  const { data: bytes, error, refetch } = useBytes(`${url}?inline=1`)
  const look = lookOf(mime)
  const download = <Download url={url} name={name} />
  const waiting = <Skeleton active title={false} paragraph={{ rows: 10 }} />
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!bytes) return waiting
  return (
    <Suspense fallback={waiting}>
      {look === 'pdf' ? <PdfView bytes={bytes} name={name} /> : null}
      {look === 'dxf' ? <DxfView bytes={bytes} name={name} download={download} /> : null}
      {look === 'picture' ? <PictureView bytes={bytes} mime={mime} name={name} /> : null}
      {look === 'text' || look === 'csv' ? <TextView bytes={bytes} csv={look === 'csv'} /> : null}
      {look === 'dwg' ? <DwgView bytes={bytes} name={name} download={download} /> : null}
    </Suspense>
  )
}

/** For what the portal cannot show, or not all of it. */
function Download({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation()
  const download = useDownload()
  return (
    <Button icon={<DownloadOutlined />} onClick={() => void download(url, name)}>
      {t('files.preview.download')}
    </Button>
  )
}
