import { Button, Slider } from 'antd'
import { AimOutlined, MinusOutlined, PlusOutlined, RotateRightOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import {
  BUTTON_STEP,
  MAX_ZOOM,
  MIN_ZOOM,
  nextRotation,
  SLIDER_STEP,
  stepZoom,
  type PhotoEdit,
} from './photo-rules'
import styles from './photo.module.css'

interface ControlsProps {
  edit: PhotoEdit
  onChange: (part: Partial<PhotoEdit>) => void
}

/** Zoom by slider and buttons, with its percentage. */
export function ZoomControl({ edit: { zoom }, onChange }: ControlsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className={styles.zoom}>
      <Button
        icon={<MinusOutlined />}
        aria-label={t('photo.zoomOut')}
        disabled={zoom <= MIN_ZOOM}
        onClick={() => onChange({ zoom: stepZoom(zoom, -BUTTON_STEP) })}
      />
      <Slider
        min={MIN_ZOOM}
        max={MAX_ZOOM}
        step={SLIDER_STEP}
        value={zoom}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('photo.zoom')}
        onChange={(next) => onChange({ zoom: next })}
      />
      <Button
        icon={<PlusOutlined />}
        aria-label={t('photo.zoomIn')}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onChange({ zoom: stepZoom(zoom, BUTTON_STEP) })}
      />
      <output className={styles.percent}>{formats.percent(zoom * 100, 0)}</output>
    </div>
  )
}

/** Quarter turns, and back to the middle. */
export function TurnControl({ edit: { rotation }, onChange }: ControlsProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <Button
        icon={<RotateRightOutlined />}
        onClick={() => onChange({ rotation: nextRotation(rotation) })}
      >
        {t('photo.rotate')}
      </Button>
      <Button icon={<AimOutlined />} onClick={() => onChange({ position: { x: 0, y: 0 } })}>
        {t('photo.center')}
      </Button>
    </div>
  )
}
