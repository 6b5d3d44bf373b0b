import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import type { CropArea } from './crop-image'
import { TurnControl, ZoomControl } from './photo-controls'
import { MAX_ZOOM, MIN_ZOOM, stepZoom, type PhotoEdit } from './photo-rules'
import styles from './photo.module.css'

/** Side of the round preview, in CSS pixels; the same as of the saved photo. */
const CROP_SIZE = { width: 200, height: 200 }

interface PhotoEditorProps {
  address: string
  edit: PhotoEdit
  onEdit: (edit: PhotoEdit) => void
  onArea: (area: CropArea) => void
}

/** The round preview with its controls: drag, zoom, rotate, center. */
export function PhotoEditor({ address, edit, onEdit, onArea }: PhotoEditorProps) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const change = (part: Partial<PhotoEdit>) => onEdit({ ...edit, ...part })
  if (isBroken) return <p role="alert">{t('photo.unreadable')}</p>
  return (
    <div>
      <div className={styles.stage} dir="ltr">
        <Cropper
          image={address}
          crop={edit.position}
          zoom={edit.zoom}
          rotation={edit.rotation}
          aspect={1}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          cropShape="round"
          cropSize={CROP_SIZE}
          showGrid={false}
          objectFit="contain"
          restrictPosition={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('photo.move') }}
          mediaProps={{ onError: () => setBroken(true) }}
          onCropChange={(position) => change({ position })}
          onZoomChange={(zoom) => change({ zoom: stepZoom(zoom, 0) })}
          onCropComplete={(_, area) => onArea(area)}
        />
      </div>
      <ZoomControl edit={edit} onChange={change} />
      <TurnControl edit={edit} onChange={change} />
    </div>
  )
}
