import { useEffect, useState, type ReactNode } from 'react'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { dwgRelease, dwgThumbnail } from './dwg-thumbnail'

interface DwgViewProps {
  bytes: ArrayBuffer
  name: string
  /** The way to the drawing itself. */
  download: ReactNode
}

/** A DWG by the picture that AutoCAD has kept in it; the drawing itself opens elsewhere. */
export function DwgView({ bytes, name, download }: DwgViewProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const picture = dwgThumbnail(bytes)
    const url = picture && URL.createObjectURL(picture)
    setAddress(url)
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [bytes])
  const release = dwgRelease(bytes)
  const facts = [
    release && t('files.preview.dwg_release', { release }),
    t('files.preview.dwg_hint'),
  ]
  const hint = facts.filter(Boolean).join(' · ')
  if (!address)
    return <Empty title={t('files.preview.no_thumbnail')} hint={hint} action={download} />
  return (
    <Flex vertical gap="middle" align="start">
      <figure style={{ margin: 0 }}>
        <img src={address} alt={name} style={{ inlineSize: 'min(100%, 480px)' }} />
        <figcaption>{[t('files.preview.dwg_thumbnail'), hint].join(' · ')}</figcaption>
      </figure>
      {download}
    </Flex>
  )
}
