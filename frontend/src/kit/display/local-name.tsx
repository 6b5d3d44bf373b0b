import { useTranslation } from 'react-i18next'
import { nameIn } from './name-in'

interface LocalNameProps {
  name: string | null | undefined
  nameAr: string | null | undefined
}

/** A name in the reader's language, where it is known in it. */
export function LocalName({ name, nameAr }: LocalNameProps) {
  return <bdi>{nameIn(useTranslation().i18n.language, name, nameAr)}</bdi>
}
