import { useTranslation } from 'react-i18next'
import type { Section } from '../../api/types'
import { useFormats } from '../../kit/display/use-formats'

/** The words of a section in the user's language. */
export function useSectionText() {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const isArabic = i18n.language === 'ar'
  return {
    nameOf: ({ name, nameAr }: Section) => (isArabic ? nameAr : name),
    /** What the administrator wrote, or the portal's own words. */
    messageOf: ({ maintenanceMessage: en, maintenanceMessageAr: ar, enabled }: Section) =>
      (isArabic ? (ar ?? en) : (en ?? ar)) ??
      t(enabled ? 'sections.maintenanceText' : 'sections.offlineText'),
    untilOf: ({ to }: Section) => (to ? t('sections.until', { time: formats.instant(to) }) : null),
    windowOf: ({ from, to }: Section) =>
      to
        ? t('sections.window', { from: formats.instant(from!), to: formats.instant(to) })
        : t('sections.windowOpen', { from: formats.instant(from!) }),
  }
}
