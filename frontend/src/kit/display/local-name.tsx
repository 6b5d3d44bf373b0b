import { useTranslation } from 'react-i18next'
import { MixedText } from './mixed-text'
import { nameIn } from './name-in'

interface LocalNameProps {
  name: string | null | undefined
  nameAr: string | null | undefined
}

/** A name in the user's language, where it is known in it. */
export function LocalName({ name, nameAr }: LocalNameProps) {
  const { language } = useTranslation().i18n
  return <MixedText>{nameIn(language, name, nameAr) ?? ''}</MixedText>
}
