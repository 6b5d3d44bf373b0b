import { Button, Card, Flex, Typography } from 'antd'
import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { PickImage } from '../../../kit/files/pick-image'
import { usePreview } from '../../../kit/files/use-preview'

interface SidePickerProps {
  title: string
  file: File | null
  disabled: boolean
  onChange: (file: File | null) => void
}

/** One side of a card: taken with the camera or chosen from the device, with a preview. */
export function SidePicker({ title, file, disabled, onChange }: SidePickerProps) {
  const { t } = useTranslation()
  const preview = usePreview(file)
  const picked = { of: title, disabled, onPick: onChange }
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
      {preview ? <SideImage src={preview} title={title} /> : <NoImage />}
      <Flex gap="small" wrap justify="center" style={{ marginBlockStart: 8 }}>
        <PickImage {...picked} label={t('commercial.business_cards.take_photo')} camera />
        <PickImage {...picked} label={t('commercial.business_cards.choose_image')} />
      </Flex>
    </Card>
  )
}

function SideImage({ src, title }: { src: string; title: string }) {
  return (
    <img
      src={src}
      alt={title}
      style={{ inlineSize: '100%', maxBlockSize: 220, objectFit: 'contain' }}
    />
  )
}

function NoImage() {
  const { t } = useTranslation()
  return (
    <Typography.Paragraph type="secondary" style={{ textAlign: 'center', marginBlock: 32 }}>
      {t('commercial.business_cards.no_image')}
    </Typography.Paragraph>
  )
}
