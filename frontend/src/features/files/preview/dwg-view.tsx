import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { dwgRelease, dwgThumbnail } from './dwg-thumbnail'

/** A DWG by the picture that AutoCAD has kept in it. */
export function DwgView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
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
  const hint = release ? t('files.preview.dwg_release', { release }) : undefined
  if (!address) return <Empty title={t('files.preview.no_thumbnail')} hint={hint} />
  return (
    <figure style={{ margin: 0 }}>
      <img src={address} alt={name} style={{ inlineSize: 'min(100%, 480px)' }} />
      <figcaption>
        {[t('files.preview.dwg_thumbnail'), hint].filter(Boolean).join(' · ')}
      </figcaption>
    </figure>
  )
}
