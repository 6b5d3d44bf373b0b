import { useTranslation } from 'react-i18next'

/** A material in the reader's language, where its name is known in it. */
export function MaterialName({ name, nameAr }: { name: string; nameAr: string | null }) {
  const arabic = useTranslation().i18n.language.startsWith('ar')
  return <bdi>{(arabic && nameAr) || name}</bdi>
}
