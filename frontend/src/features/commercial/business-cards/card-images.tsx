import { Card, Typography, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import type { BusinessCard } from './card'
import { turnsOf } from './turns'
import { UprightPicture } from './upright-picture'
import styles from './card-images.module.css'

interface CardImagesProps {
  card: BusinessCard
  /** The field that is being looked at: its place is marked more strongly. */
  field: string | null
}

/** The pictures of a card with the places where its fields were read, and the raw text. */
export function CardImages({ card, field }: CardImagesProps) {
  const { t } = useTranslation()
  const sides = [
    { url: card.imageUrl, label: t('commercial.business_cards.front') },
    { url: card.backImageUrl, label: t('commercial.business_cards.back') },
  ]
  return (
    <div className={styles.images}>
      {sides.map(({ url, label }, side) =>
        url ? (
          <Card key={label} size="small" title={label} style={{ marginBlockEnd: 12 }}>
            <UprightPicture url={url} label={label} turns={turnsOf(card.fields ?? {}, side)}>
              <Places fields={card.fields ?? {}} side={side} marked={field} />
            </UprightPicture>
          </Card>
        ) : null
      )}
      {card.rawText ? (
        <details>
          <summary>{t('commercial.business_cards.raw_text')}</summary>
          <Typography.Paragraph style={{ whiteSpace: 'pre-wrap' }}>
            <span dir="auto">{card.rawText}</span>
          </Typography.Paragraph>
        </details>
      ) : null}
    </div>
  )
}

interface PlacesProps {
  fields: BusinessCard['fields']
  side: number
  marked: string | null
}

/** Frames over the picture, one for each field; the form beside it says the same in words. */
function Places({ fields, side, marked }: PlacesProps) {
  const { token } = theme.useToken()
  const here = Object.entries(fields).filter(([, { place, side: on = 0 }]) => place && on === side)
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      style={{
        position: 'absolute',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        pointerEvents: 'none',
      }}
    >
      {here.map(([name, { place }]) => (
        <polygon
          key={name}
          data-field={name}
          points={place!.map(({ x, y }) => `${x},${y}`).join(' ')}
          vectorEffect="non-scaling-stroke"
          fill={name === marked ? token.colorWarning : 'none'}
          fillOpacity={0.3}
          stroke={name === marked ? token.colorWarning : token.colorPrimary}
          strokeWidth={name === marked ? 3 : 1}
        />
      ))}
    </svg>
  )
}
