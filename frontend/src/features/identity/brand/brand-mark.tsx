import { useTranslation } from 'react-i18next'
import { useBranding } from '../../../providers/branding'

/** The firm's logo, or the mark of the portal: a house on its foundation. Decorative; the name stands beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  const { logoUrl } = useBranding()
  if (logoUrl) {
    return (
      <img
        src={logoUrl}
        alt=""
        className="brand-logo"
        style={{ blockSize: size, maxInlineSize: size * 4, objectFit: 'contain' }}
      />
    )
  }
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="var(--mark)" />
      <path d="M7 24V13l9-5 9 5v11h-6v-7h-6v7z" fill="var(--mark-line)" />
      <rect x="7" y="25.5" width="18" height="1.8" rx=".9" fill="var(--mark-accent)" />
    </svg>
  )
}

/** The firm's name in the user's language; the portal's until it is known. */
export function BrandName() {
  const { t } = useTranslation()
  return <bdi>{useBranding().name ?? t('shell.brand')}</bdi>
}
