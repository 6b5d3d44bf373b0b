import { useTranslation } from 'react-i18next'

interface LocalNameProps {
  name: string | null | undefined
  nameAr: string | null | undefined
}

/** A name in the reader's language, where it is known in it. */
export function LocalName({ name, nameAr }: LocalNameProps) {
  const arabic = useTranslation().i18n.language.startsWith('ar')
  return <bdi>{(arabic && nameAr) || name}</bdi>
}
