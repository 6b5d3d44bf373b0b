import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'

interface Signed {
  initials: string
  personName?: string | null
  personNameAr?: string | null
}

/** The name of whoever signs with the initials; the initials where the portal knows no one of them. */
export const nameOf = ({ initials, personName, personNameAr }: Signed, language: string): string =>
  nameIn(language, personName ?? null, personNameAr ?? null) ?? initials

export function PersonName({ person }: { person: Signed }) {
  const { language } = useTranslation().i18n
  return (
    <strong title={person.initials}>
      <bdi>{nameOf(person, language)}</bdi>
    </strong>
  )
}
