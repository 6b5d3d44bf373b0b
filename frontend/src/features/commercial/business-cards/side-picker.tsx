import { useEffect, useId, useMemo } from 'react'
import { Button, Card, Flex, theme, Typography } from 'antd'
import { CameraOutlined, DeleteOutlined, PictureOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import '../../../kit/files/file-drop.css'
import '../../../kit/files/file-input.css'

interface SidePickerProps {
  title: string
  file: File | null
  disabled: boolean
  onChange: (file: File | null) => void
}

function usePreview(file: File | null): string | null {
  const preview = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview]
  )
  return preview
}

/** One side of a card: taken with the camera or chosen from the device, with a preview. */
export function SidePicker({ title, file, disabled, onChange }: SidePickerProps) {
  const { t } = useTranslation()
  const preview = usePreview(file)
  return (
    <Card
      size="small"
      title={title}
      style={{ flex: '1 1 260px' }}
      extra={
        file ? (
          <Button
            type="text"
            size="small"
            danger
            disabled={disabled}
            icon={<DeleteOutlined />}
            aria-label={t('commercial.business_cards.remove_side', { side: title })}
            onClick={() => onChange(null)}
          />
        ) : null
      }
    >
      {preview ? (
        <img
          src={preview}
          alt={title}
          style={{ inlineSize: '100%', maxBlockSize: 220, objectFit: 'contain' }}
        />
      ) : (
        <Typography.Paragraph type="secondary" style={{ textAlign: 'center', marginBlock: 32 }}>
          {t('commercial.business_cards.no_image')}
        </Typography.Paragraph>
      )}
      <Flex gap="small" wrap justify="center" style={{ marginBlockStart: 8 }}>
        <PickButton side={title} disabled={disabled} onPick={onChange} camera />
        <PickButton side={title} disabled={disabled} onPick={onChange} />
      </Flex>
    </Card>
  )
}

interface PickButtonProps {
  side: string
  disabled: boolean
  camera?: boolean
  onPick: (file: File | null) => void
}

function PickButton({ side, disabled, camera, onPick }: PickButtonProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const id = useId()
  const label = t(
    camera ? 'commercial.business_cards.take_photo' : 'commercial.business_cards.choose_image'
  )
  return (
    <span
      className="kit-file-drop"
      style={{ borderStyle: 'solid', borderColor: token.colorBorder }}
    >
      <input
        id={id}
        type="file"
        className="kit-file-input"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        aria-label={`${label}: ${side}`}
        onChange={(event) => onPick(event.target.files?.[0] ?? null)}
      />
      <label htmlFor={id} style={{ flexDirection: 'row', padding: '4px 12px' }}>
        {camera ? <CameraOutlined aria-hidden /> : <PictureOutlined aria-hidden />}
        <span>{label}</span>
      </label>
    </span>
  )
}
