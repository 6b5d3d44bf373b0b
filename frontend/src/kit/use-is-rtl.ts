import { useTranslation } from 'react-i18next'

/** True while the page is read from right to left. */
export function useIsRtl(): boolean {
  return useTranslation().i18n.language.startsWith('ar')
}
