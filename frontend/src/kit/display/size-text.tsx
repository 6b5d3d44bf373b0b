import { useTranslation } from 'react-i18next'
import { useFormats } from './use-formats'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const
const STEP = 1024

/** Bytes in the unit that people read them in; 1 KB is 1,024 bytes. */
export function sizeParts(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const step = UNITS.findIndex((_, at) => bytes < STEP ** (at + 1))
  const unit = step === -1 ? UNITS.length - 1 : step
  const decimals = unit < 2 ? 1 : 10
  return { value: Math.round((bytes / STEP ** unit) * decimals) / decimals, unit: UNITS[unit]! }
}

/** A size as text, for titles and sentences; on screen `SizeText` is used. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation()
  const { number } = useFormats()
  return (bytes) => {
    const { value, unit } = sizeParts(bytes)
    return t(`kit.sizes.${unit}`, { size: number(value, { min: 0, max: 1 }) })
  }
}

export function SizeText({ bytes }: { bytes: number }) {
  const text = useSizeText()
  return <bdi>{text(bytes)}</bdi>
}
