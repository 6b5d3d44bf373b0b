import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { PAYMENT_TRACKING } from './payment-tracking'

/** The name of a month, or of where expected amounts stand beside the months. */
export function usePlaceName() {
  const { t } = useTranslation()
  const formats = useFormats()
  return (place: string) =>
    place === 'later' || place === 'undated'
      ? t(`${PAYMENT_TRACKING}.cash.${place}`)
      : formats.month(place)
}
