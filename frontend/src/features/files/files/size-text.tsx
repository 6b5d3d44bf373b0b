import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { sizeParts } from './kinds'

export function SizeText({ bytes }: { bytes: number }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { value, unit } = sizeParts(bytes)
  return <bdi>{`${number(value, { min: 0, max: 1 })} ${t(`files.files.units.${unit}`)}`}</bdi>
}
