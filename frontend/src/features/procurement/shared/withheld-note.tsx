import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'

interface WithheldNoteProps {
  /** What the viewer did before; null where nothing is withheld from them. */
  reason: string | null | undefined
  /** The texts by reason. */
  texts: string
}

/** Why a step is not offered to who took part in an earlier one. */
export function WithheldNote({ reason, texts }: WithheldNoteProps) {
  const { t } = useTranslation()
  if (!reason) return null
  return <Alert type="info" showIcon message={t(`${texts}.${reason}`)} />
}
