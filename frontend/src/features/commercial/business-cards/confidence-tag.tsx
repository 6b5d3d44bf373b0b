import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'

/** Below this a field must be looked at. */
const SURE = 0.85
const DOUBTFUL = 0.75

/** How certain the recognition of a field is, in words, colour and percent. */
export function ConfidenceTag({ confidence }: { confidence: number }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const level = confidence >= SURE ? 'sure' : confidence >= DOUBTFUL ? 'check' : 'doubtful'
  const colours = { sure: 'green', check: 'gold', doubtful: 'red' }
  return (
    <Tag color={colours[level]}>
      {t(`commercial.business_cards.confidence.${level}`)} {formats.percent(confidence * 100, 0)}
    </Tag>
  )
}
