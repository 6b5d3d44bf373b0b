import { useEffect, useState } from 'react'
import { Button, Card, Flex, Typography } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '../../../../api/http'
import { PickImage } from '../../../../kit/files/pick-image'
import { toast } from '../../../../providers/toast'
import { dropPicture, keepPicture, readPicture } from '../queue/store'
import { SITE_REPORTS, type SiteReport } from '../site-report'
import { useReportForm } from './form-context'
import { MOST_PHOTOS, readyPicture } from './pictures'

const SIZE = { width: 96, height: 96, objectFit: 'cover', borderRadius: 6 } as const

/** Adds and removes photos of this device; a removed one of the portal goes with the next sending. */
function usePhotos() {
  const { t } = useTranslation()
  const { entry, change } = useReportForm()
  const add = async (file: File) => {
    const picture = await readyPicture(file)
    if (!picture) {
      const title = t(`${SITE_REPORTS}.photo_refused`, { name: file.name })
      toast({ variant: 'destructive', title })
      return
    }
    const photo = { id: newIdempotencyKey(), name: file.name, sent: false }
    await keepPicture(entry.key, photo.id, picture)
    change((now) => ({ photos: [...now.photos, photo] }))
  }
  const remove = (photoId: string) => {
    change((now) => ({ photos: now.photos.filter(({ id }) => id !== photoId) }))
    void dropPicture(entry.key, photoId)
  }
  const takeOff = (fileId: number) =>
    change((now) => ({ removedPhotos: [...now.removedPhotos, fileId] }))
  return { entry, add, remove, takeOff }
}

/** Photos of the day: those that the portal has, and those that wait on this device. */
export function PhotoSection({ known = [] }: { known?: SiteReport['photos'] }) {
  const { t } = useTranslation()
  const { entry, add, remove, takeOff } = usePhotos()
  const stored = known.filter(({ id }) => !entry.removedPhotos.includes(id))
  const local = entry.photos.filter(({ sent }) => !sent)
  return (
    <Card size="small" title={t(`${SITE_REPORTS}.sections.photos`)} style={{ marginBlockEnd: 16 }}>
      <Flex wrap gap="small" style={{ marginBlockEnd: 8 }}>
        {stored.map(({ id, name, url }) => (
          <Thumb key={id} src={url} name={name} onRemove={() => takeOff(id)} />
        ))}
        {local.map(({ id, name }) => (
          <LocalThumb key={id} of={entry.key} id={id} name={name} onRemove={() => remove(id)} />
        ))}
      </Flex>
      <PickImage
        camera
        label={t(`${SITE_REPORTS}.add_photo`)}
        of={t(`${SITE_REPORTS}.singular`)}
        disabled={stored.length + entry.photos.length >= MOST_PHOTOS}
        onPick={(file) => void add(file)}
      />
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        {t(`${SITE_REPORTS}.photo_limit`, { most: MOST_PHOTOS })}
      </Typography.Text>
    </Card>
  )
}

function Thumb({ src, name, onRemove }: { src: string; name: string; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <Flex vertical align="center">
      <img src={src} alt={name} style={SIZE} />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t(`${SITE_REPORTS}.remove_photo`, { name })}
        onClick={onRemove}
      />
    </Flex>
  )
}

interface LocalThumbProps {
  /** Key of the entry. */
  of: string
  id: string
  name: string
  onRemove: () => void
}

function LocalThumb({ of, id, name, onRemove }: LocalThumbProps) {
  const [src, setSrc] = useState('')
  useEffect(() => {
    let address = ''
    let isOpen = true
    void readPicture(of, id).then((picture) => {
      if (!picture || !isOpen) return
      address = URL.createObjectURL(picture)
      setSrc(address)
    })
    return () => {
      isOpen = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [of, id])
  return <Thumb src={src} name={name} onRemove={onRemove} />
}
